/** Rows on a page of every list of the back office. */
export const PAGE_ROWS = 25;
