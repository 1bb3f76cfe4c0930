/** What a visitor narrows the packages down to, and the order they come in. The same in addresses, the API and queries. */
export interface PackageChoice {
  /** The name of a destination; empty: all. */
  destination: string;
  type: PackageKind | '';
  length: LengthBand | '';
  budget: BudgetBand | '';
  /** Words that all occur in the title, the destination or the route. */
  q: string;
  sort: PackageSort;
}

export const PACKAGE_KINDS = ['standard', 'luxury', 'budget', 'family', 'honeymoon', 'adventure'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

/** Days, both ends included; null: no end. */
export const LENGTHS = { '1-3': [1, 3], '4-6': [4, 6], '7-9': [7, 9], 'from-10': [10, null] } as const;
export type LengthBand = keyof typeof LENGTHS;
export const LENGTH_BANDS = Object.keys(LENGTHS) as LengthBand[];

/** Paise for one traveller, from the first up to but without the second; null: no end. */
export const BUDGETS = {
  'to-20000': [0, 20_000_00],
  '20000-40000': [20_000_00, 40_000_00],
  '40000-60000': [40_000_00, 60_000_00],
  'from-60000': [60_000_00, null],
} as const;
export type BudgetBand = keyof typeof BUDGETS | 'enquiry';
export const BUDGET_BANDS = [...Object.keys(BUDGETS), 'enquiry'] as BudgetBand[];

export const PACKAGE_SORTS = ['newest', 'price-low', 'price-high', 'length', 'rating'] as const;
export type PackageSort = (typeof PACKAGE_SORTS)[number];

export const NO_CHOICE: PackageChoice = {
  destination: '',
  type: '',
  length: '',
  budget: '',
  q: '',
  sort: 'newest',
};

const MOST_TEXT = 120;

/** The choice that an address makes; what it does not know counts as not chosen. */
export function readChoice(params: URLSearchParams): PackageChoice {
  return {
    destination: (params.get('destination') ?? '').trim().slice(0, MOST_TEXT),
    type: oneOf(PACKAGE_KINDS, params.get('type')) ?? '',
    length: oneOf(LENGTH_BANDS, params.get('length')) ?? '',
    budget: oneOf(BUDGET_BANDS, params.get('budget')) ?? '',
    q: (params.get('q') ?? '').trim().slice(0, MOST_TEXT),
    sort: oneOf(PACKAGE_SORTS, params.get('sort')) ?? 'newest',
  };
}

/** Only what differs from no choice. */
export function chosenParts(choice: PackageChoice): Partial<PackageChoice> {
  return Object.fromEntries(
    Object.entries(choice).filter(([name, value]) => value !== NO_CHOICE[name as keyof PackageChoice]),
  );
}

/** The address's part for a choice: only what differs from no choice. */
export function choiceParams(choice: PackageChoice): URLSearchParams {
  return new URLSearchParams(Object.entries(chosenParts(choice)));
}

/** Whether anything but the destination and the order is chosen. */
export function isNarrowed({ type, length, budget, q }: PackageChoice): boolean {
  return type !== '' || length !== '' || budget !== '' || q !== '';
}

/** How many packages each option would show, the other choices staying as they are. */
export interface PackageCounts {
  /** By destination name as `countKey` has it. */
  destination: Record<string, number>;
  type: Record<string, number>;
  length: Record<string, number>;
  budget: Record<string, number>;
}

/** A name as names are compared: without case and outer spaces. */
export function countKey(name: string): string {
  return name.trim().toLowerCase();
}

function oneOf<Value extends string>(known: readonly Value[], value: string | null): Value | undefined {
  return known.find((one) => one === value);
}
