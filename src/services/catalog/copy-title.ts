const MOST_TITLE = 160;
const MARK = ' (copy)';

/** The title of a copy, which fits like any other. */
export function copyTitle(title: string): string {
  return `${title.slice(0, MOST_TITLE - MARK.length)}${MARK}`;
}
