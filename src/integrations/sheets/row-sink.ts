/** Takes a sheet's rows in order. `number` counts as spreadsheets do, from 1. */
export type RowSink = (number: number, cells: string[]) => void;
