/**
 * The agency's own colours over the design's, for every page below; nothing where they are the design's. React moves
 * it into the head, so it is there before the first paint.
 */
export function BrandStyle({ css }: { css: string }) {
  if (css === '') return null;
  return (
    <style href={`brand${css.replace(/[^0-9a-f]/g, '').slice(0, 40)}`} precedence="brand">
      {css}
    </style>
  );
}
