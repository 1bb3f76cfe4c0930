/** A key press as a name: `l`, `shift+e`, `ctrl+enter`, `alt+arrowup`, `?`, `[`. Ctrl and ⌘ count as one. */
export function keyName(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}): string {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  // Shift is in the sign itself (`?`), but not in a letter or a named key.
  const shift = event.shiftKey && (key.length > 1 || key.toUpperCase() !== key);
  return [
    event.ctrlKey || event.metaKey ? 'ctrl+' : '',
    event.altKey ? 'alt+' : '',
    shift ? 'shift+' : '',
    key,
  ].join('');
}

/** Keys that type or move inside a field are left to it; those with Ctrl or Alt, and Escape, are not. */
export function isForField(name: string): boolean {
  return name === 'ctrl+z' || !/^(ctrl|alt)\+|^escape$/.test(name);
}

/** True inside anything that takes text or chooses by letters. */
export function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"]')) return true;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
