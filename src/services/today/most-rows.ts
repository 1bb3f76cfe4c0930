/** Each list of Today shows this many; its heading says how many there are. */
export const MOST_ROWS = 8;
