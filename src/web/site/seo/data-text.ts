/** JSON that can stand in HTML: nothing in it can end the element it is in. */
export function dataText(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
