/** What a person may be called by in a text that somebody typed. */
export interface NamedPerson {
  name: string;
  email: string;
  phone: string;
}

/** By what a person is recognised in texts. */
export interface PersonMarks {
  /** Regular expressions (case ignored) for the database: one holds for every text that `cut` finds something in. */
  any: string[];
  /** Finds each place exactly. */
  cut: RegExp;
}

/** Stands where a person was taken out of a text. */
export const TAKEN_OUT = '[erased]';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const BETWEEN_DIGITS = String.raw`[\s().-]*`;
/** Alternatives in one expression: a person may have written under very many names. */
const AT_ONCE = 40;
/** A shorter name would take words out of the books that are no name at all. */
const SHORTEST_NAME = 5;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The marks of a person: full names (of two words and more: one alone is shared by too many), e-mail addresses, and
 * phone numbers however they are spaced, with or without their country. `singly`: each word of a name too, for texts that
 * are about the person. Null when nothing is known that could be found.
 */
export function personMarks(people: readonly NamedPerson[], { singly = false } = {}): PersonMarks | null {
  const found = [
    ...unique(people.map(({ email }) => email.trim().toLowerCase())).flatMap(emailMark),
    ...unique(people.map(({ name }) => name.trim().toLowerCase())).flatMap(nameMark),
    ...(singly ? unique(people.flatMap(({ name }) => wordsOf(name))).map(wholeWord) : []),
    ...unique(people.map(({ phone }) => phone.replace(/\D/g, ''))).flatMap(phoneMark),
  ].sort((a, b) => b.core.length - a.core.length);
  if (found.length === 0) return null;
  return {
    any: inParts(found.map(({ core }) => core)).map((part) => part.join('|')),
    cut: new RegExp(found.map(({ exact }) => exact).join('|'), 'giu'),
  };
}

/** What of a person stands in a text, as it is written there. */
export function marksIn(text: string, { cut }: PersonMarks): string[] {
  return unique([...text.matchAll(cut)].map(([match]) => match));
}

/** The text without the person. */
export function withoutPerson(text: string, { cut }: PersonMarks): string {
  return text.replace(cut, TAKEN_OUT);
}

function inParts(cores: string[]): string[][] {
  return Array.from({ length: Math.ceil(cores.length / AT_ONCE) }, (_, at) =>
    cores.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}

function nameMark(name: string) {
  const words = name.split(/\s+/);
  if (words.length < 2 || name.length < SHORTEST_NAME) return [];
  return [wholeWord(words.map(literal).join(String.raw`\s+`))];
}

function wholeWord(core: string) {
  return { core, exact: `(?<!${LETTER})${core}(?!${LETTER})` };
}

/** The words of a name by which one person can be called, without initials and the signs around them. */
function wordsOf(name: string): string[] {
  const words = name.trim().toLowerCase().split(/\s+/);
  const shortest = words.length === 1 ? 2 : 3;
  return words
    .map((word) => word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((word) => word.length >= shortest)
    .map(literal);
}

function emailMark(email: string) {
  if (!/^\S+@\S+$/.test(email)) return [];
  const core = literal(email);
  return [{ core, exact: String.raw`(?<![\p{L}\p{N}._%+-])${core}(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])` }];
}

/** The last ten digits are the subscriber's in most countries; what stands before them is the country. */
function phoneMark(digits: string) {
  if (digits.length < 7) return [];
  const core = [...digits.slice(-10)].join(BETWEEN_DIGITS);
  const country = digits.slice(0, -10);
  const before = country === '' ? '' : String.raw`(?:(?:\+|00)?${country}${BETWEEN_DIGITS})?`;
  return [{ core, exact: String.raw`(?<!\d)${before}0?${core}(?!\d)` }];
}
