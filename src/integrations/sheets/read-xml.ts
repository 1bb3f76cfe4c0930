import { Parser } from 'htmlparser2';

/** What a reader of XML hears; names come without their prefixes. */
export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Reads XML as it comes. Entities of its own are not known here, so none can blow up. */
export async function readXml(chunks: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(localName(name), attributes),
      onclosetag: (name) => handler.close?.(localName(name)),
      ontext: (text) => handler.text?.(text),
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const chunk of chunks) parser.write(chunk);
  parser.end();
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/** An attribute whatever its prefix: `r:id`, `id`. */
export function attribute(attributes: Record<string, string>, name: string): string | undefined {
  if (attributes[name] !== undefined) return attributes[name];
  const found = Object.keys(attributes).find((one) => one.endsWith(`:${name}`));
  return found === undefined ? undefined : attributes[found];
}
