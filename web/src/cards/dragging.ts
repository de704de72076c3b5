/** A card that follows the finger, and says over which pile it is. */

interface Drag {
  enabled: () => boolean;
  begin: () => void;
  over: (pile: string | null) => void;
  drop: (pile: string) => void;
}

const SLACK = 7;

export function draggable(drag: Drag): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let dragging = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !drag.enabled()) return;
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!dragging) {
        if (Math.hypot(x, y) < SLACK) return;
        dragging = true;
        element.classList.add("dragged");
        drag.begin();
      }
      element.style.transform = `translate(${x}px, ${y}px) scale(1.05)`;
      drag.over(pileAt(event));
    }

    function up(event: PointerEvent): void {
      const pile = dragging && event.type === "pointerup" ? pileAt(event) : null;
      if (dragging) {
        // A click follows; it must not undo what the drag has chosen.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      }
      if (pile) drag.drop(pile);
      drag.over(null);
      settle();
    }

    function settle(): void {
      from = null;
      dragging = false;
      element.classList.remove("dragged");
      element.style.transform = "";
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function pileAt(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const pile = element.closest<HTMLElement>("[data-pile]");
    if (pile) return pile.dataset.pile ?? null;
  }
  return null;
}
