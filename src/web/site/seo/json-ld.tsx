import { dataText } from './data-text.ts';

/** Structured data for search engines. It is data: browsers do not run it. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no `<` is left
      dangerouslySetInnerHTML={{ __html: dataText(data) }}
    />
  );
}
