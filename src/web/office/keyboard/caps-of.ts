const NAMES: Record<string, string> = { arrowup: '↑', arrowdown: '↓', escape: 'Esc', space: 'Space' };

/** The caps of a key's name in order: `shift+e` → Shift, E; `g t` → G, T. */
export function capsOf(keys: string): string[] {
  return keys
    .split(/[ +](?=.)/)
    .map(
      (key) =>
        NAMES[key] ??
        (key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`),
    );
}
