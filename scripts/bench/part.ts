/** One line of the bench's table. */
export interface Row {
  what: string;
  ours: string;
  /** What it is compared with, measured in the same run; '' when there is nothing. */
  reference: string;
  /** Ours by the reference, or null. */
  ratio: number | null;
  budget: string;
  /** Whether the budget is kept; null when it has none. */
  isKept: boolean | null;
}

/** A part of the bench: measures by itself and cleans up after itself. */
export interface Part {
  name: string;
  run(): Promise<Row[]>;
}

/** The middle one of an odd number of measurements. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en-IN')}/s`;
}
