/** Small values kept in the browser. Where storage is forbidden, nothing is remembered. */

const PREFIX = "tenback:";

export function kept<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or forbidden store loses a convenience, never a game.
  }
}
