import { firstSentences, joinWords, tidyLine, tidyText } from './tidy.ts';

export interface LetterFacts {
  name: string;
  interests: string;
  /** Only whether there is one: amounts are never repeated. */
  budget: string;
  requests: string;
  trip: {
    title: string;
    destination: string;
    duration: string;
    description: string;
    inclusions: string[];
    highlights: string[];
  };
}

const LONGEST_LETTER = 2500;

/** `Dear Anita,`; without a name a greeting that fits everybody. */
export function greeting(name: string): string {
  const tidy = tidyLine(name, 120);
  return tidy === '' ? 'Hello,' : `Dear ${tidy},`;
}

/** What to tell one customer about a package, from what is known of both; no amount is in it. */
export function composeLetter({ name, interests, budget, requests, trip }: LetterFacts): string {
  const likes = interests
    .split(/[,;\n]+/)
    .map((one) => tidyLine(one, 60))
    .filter((one) => one !== '');
  const offers = [...trip.highlights, ...trip.inclusions]
    .map((line) => tidyLine(line, 120))
    .filter((line) => line !== '');
  const fits = offers.filter((line) => likes.some((like) => sharesWord(line, like)));
  const length = trip.duration ? ` (${trip.duration})` : '';
  const paragraphs = [
    `We thought of you for ${trip.title}${length} in ${trip.destination}.`,
    firstSentences(trip.description, 2),
    likes.length > 0
      ? `You told us you enjoy ${joinWords(likes.slice(0, 5))}; we will build the days around that.`
      : '',
    [...fits, ...offers.filter((line) => !fits.includes(line))]
      .slice(0, 4)
      .map((line) => `• ${line}`)
      .join('\n'),
    requests.trim() === '' ? '' : `We have noted your wishes: ${requests.trim().replace(/\.$/, '')}.`,
    budget.trim() === '' ? '' : 'We will keep it within the budget you gave us.',
    'Reply to this message and we will hold the dates for you.',
  ];
  const body = paragraphs.map((one) => tidyText(one, 800)).filter((one) => one !== '');
  return tidyText([greeting(name), ...body].join('\n\n'), LONGEST_LETTER);
}

function sharesWord(line: string, like: string): boolean {
  const words = like.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => line.toLowerCase().includes(word.replace(/(?:es|s|ing)$/, '')));
}
