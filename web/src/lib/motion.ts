/** Cards move from where they were to where they are: only transforms, and only where motion is wanted. */

const CALM = { duration: 320, easing: "cubic-bezier(0.22, 0.8, 0.3, 1)" };

export function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function placeOf(selector: string): DOMRect | null {
  const element = document.querySelector(selector);
  return element ? element.getBoundingClientRect() : null;
}

/** Draws an element as if it came from that place. */
export function comeFrom(element: Element | null, from: DOMRect | null, delay = 0): void {
  if (!element || !from || !wantsMotion()) return;
  const to = element.getBoundingClientRect();
  if (!to.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(from.width / to.width, 1.4);
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  element.animate([{ transform: start }, { transform: "none" }], { ...CALM, delay, fill: "backwards" });
}
