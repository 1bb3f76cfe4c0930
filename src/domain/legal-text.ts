/**
 * The agency's legal texts are plain text that staff edit: `## heading`, `- item`, `| a | b |` tables (the first line
 * is the head), `**strong**`, `[words](address)`, and `{{names}}` that stand for the settings.
 */
export type LegalInline =
  | { type: 'text' | 'strong'; text: string }
  | { type: 'link'; text: string; href: string };

export type LegalBlock =
  | { type: 'heading' | 'paragraph'; content: LegalInline[] }
  | { type: 'list'; items: LegalInline[][] }
  | { type: 'table'; head: LegalInline[][]; rows: LegalInline[][][] };

/** A legal text as its page shows it. */
export interface LegalPage {
  title: string;
  lead: string;
  description: string;
  version: string;
  blocks: LegalBlock[];
}

/** What may stand in double braces. */
export const LEGAL_NAMES = [
  'legalName',
  'address',
  'phone',
  'phoneLink',
  'email',
  'hours',
  'depositPercent',
  'expiryHours',
  'inquiryMonths',
  'messageMonths',
  'invoiceMonths',
  'cancellationScale',
  'processors',
] as const;

/** Each stands alone in its block and becomes a table or a list: the cancellation scale, and who works for us. */
const BLOCK_NAMES = ['cancellationScale', 'processors'] as const satisfies LegalName[];
export type LegalName = (typeof LEGAL_NAMES)[number];
export type LegalValues = Record<LegalName, string>;

const NAME = /\{\{\s*(\w*)\s*\}\}/g;
const NAMED_BLOCK = new RegExp(`^\\{\\{\\s*(${BLOCK_NAMES.join('|')})\\s*\\}\\}$`);

/** Names in braces that stand for nothing. */
export function unknownNames(text: string): string[] {
  const known: readonly string[] = LEGAL_NAMES;
  return [...text.matchAll(NAME)].map((match) => match[1] ?? '').filter((name) => !known.includes(name));
}

/** The text's blocks with the settings filled in. What a setting holds is never read as markup. */
export function readLegalText(text: string, values: LegalValues): LegalBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => block.replace(NAMED_BLOCK, (_, name: LegalName) => values[name]))
    .flatMap((block) => readBlock(block, values));
}

function readBlock(block: string, values: LegalValues): LegalBlock[] {
  const [first = '', ...rest] = block.split('\n');
  if (first.startsWith('## ')) {
    const heading: LegalBlock = { type: 'heading', content: readInline(first.slice(3), values) };
    return rest.length === 0 ? [heading] : [heading, ...readBlock(rest.join('\n').trim(), values)];
  }
  if (first.startsWith('- ')) {
    const items = `\n${block}`.split(/\n- /).slice(1);
    return [{ type: 'list', items: items.map((item) => readInline(joined(item), values)) }];
  }
  if (first.startsWith('|')) {
    const lines = block.split('\n').filter((line) => !/^[|\s:-]+$/.test(line));
    const [head = [], ...rows] = lines.map((line) => cells(line).map((cell) => readInline(cell, values)));
    return [{ type: 'table', head, rows }];
  }
  return [{ type: 'paragraph', content: readInline(joined(block), values) }];
}

const joined = (lines: string) => lines.replace(/\s*\n\s*/g, ' ');

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<address>[^()\s]+)\)/g;

function readInline(text: string, values: LegalValues): LegalInline[] {
  const parts: LegalInline[] = [];
  const fill = (part: string) =>
    part.replace(NAME, (braces, name: string) => values[name as LegalName] ?? braces);
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ type: 'text', text: fill(text.slice(end, match.index)) });
    end = match.index + match[0].length;
    const { strong, words = '', address = '' } = match.groups ?? {};
    if (strong !== undefined) parts.push({ type: 'strong', text: fill(strong) });
    else if (isSafe(address)) parts.push({ type: 'link', text: fill(words), href: fill(address) });
    else parts.push({ type: 'text', text: fill(words) });
  }
  if (end < text.length) parts.push({ type: 'text', text: fill(text.slice(end)) });
  return parts;
}

/** A path of this site, a page over https, mail or phone; nothing that runs. */
function isSafe(address: string): boolean {
  return /^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(address);
}
