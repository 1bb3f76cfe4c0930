import type { Fact } from './printed-document.ts';

export interface BrochureDay {
  number: string;
  title: string;
  description: string;
  /** Meals, stay and transport, where they are told. */
  facts: Fact[];
}

/** A route as a picture with its names: positions in the units of `width` × `height`. */
export interface BrochureMap {
  width: number;
  height: number;
  /** The drawing, without names. */
  svg: string;
  /** What the map shows, in a sentence. */
  label: string;
  pins: Array<{ number: string; x: number; y: number }>;
  names: Array<{ text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end'; small: boolean }>;
}

/** A package on paper for one customer. All texts are ready to print. */
export interface PrintedBrochure {
  title: string;
  /** In the foot of each page: `For Asha Verma`. */
  number: string;
  /** `YYYY-MM-DD`, also the file's own date. */
  date: string;
  tone: 'cedar';
  stamp: '';
  brand: { first: string; second: string };
  from: { name: string };
  tagline: string;
  forName: string;
  place: string;
  price: string;
  priceNote: string;
  facts: Fact[];
  message: string;
  description: string;
  highlights: string[];
  inclusions: string[];
  exclusions: string[];
  days: BrochureDay[];
  map: BrochureMap | null;
  /** Names among the files, in their order; the first is the large one. */
  pictures: Array<{ file: string; alt: string }>;
  contact: Fact[];
  footer: string;
}
