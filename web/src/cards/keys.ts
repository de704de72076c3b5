/** Piles by key: 1 to 4, or their letters. */
export function pileOfKey(key: string): string | null {
  const at = "1234".indexOf(key);
  if (key.length === 1 && at >= 0) return "abcd"[at] as string;
  return key.length === 1 && "abcd".includes(key) ? key : null;
}
