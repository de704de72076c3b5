/** Which screen is shown: the address says it, so that links and the back button work. */

export type Route =
  | { name: "home" }
  | { name: "table"; id: string }
  | { name: "mine" }
  | { name: "rules"; game: string }
  | { name: "first"; game: string }
  | { name: "replay"; id: string }
  | { name: "about" };

export function routeOf(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  if (first === "t" && second) return { name: "table", id: second };
  if (first === "first") return { name: "first", game: second };
  if (first === "rules") return { name: "rules", game: second || "classic" };
  if (first === "replay") return { name: "replay", id: second };
  if (first === "mine" || first === "about") return { name: first };
  return { name: "home" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
  }

  #follow(): void {
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: the page changes without being loaded anew, unless a new tab is asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname);
}
