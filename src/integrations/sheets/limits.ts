/** What one file may have. Whoever has more splits it. */
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 200;
/** Of all cells together: a small file can repeat one long text in every cell. */
export const MOST_CHARACTERS = 60_000_000;
/** A spreadsheet's cell holds no more. */
export const LONGEST_CELL = 32_767;
/** Bytes of a workbook's parts once they are unpacked; they are read in a stream. */
export const MOST_UNPACKED = 600_000_000;
/** Characters of the texts that a workbook's cells share. */
export const MOST_SHARED = 60_000_000;
