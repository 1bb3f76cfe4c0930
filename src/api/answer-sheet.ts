import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CSV_BOM, type CsvCell, csvLine } from '#app/domain/csv.ts';
import { json } from './describe.ts';
import type { ApiEnv } from './env.ts';

/** A table for a spreadsheet. Amounts are numbers, dates are `YYYY-MM-DD`. */
export interface Sheet {
  /** The file's name without its ending. */
  name: string;
  titles: readonly string[];
  rows: ReadonlyArray<readonly CsvCell[]>;
  /** Where the file does not hold everything: what to tell. */
  leftOut?: string;
}

/** Carries `leftOut` beside the file, for the screen. */
export const LEFT_OUT_HEADER = 'x-left-out';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const sheetQuery = {
  format: z.enum(['json', 'csv', 'xlsx']).optional().describe('csv or xlsx: a file instead of JSON'),
};

/** The good answers of a report that can be had as a file too. */
export function sheetOf<Body extends z.ZodType>(description: string, body: Body) {
  const file = { schema: z.string() };
  return { description, content: { ...json(body).content, 'text/csv': file, [XLSX]: { schema: z.any() } } };
}

/** A report as the file that was asked for. The writer of XLSX is loaded with the first one. */
export async function answerSheet(
  c: Context<ApiEnv>,
  format: 'csv' | 'xlsx',
  sheet: Sheet,
): Promise<Response> {
  const headers = (type: string) => ({
    'content-type': type,
    'content-disposition': `attachment; filename="${sheet.name}.${format}"`,
    'cache-control': 'private, no-store',
    ...(sheet.leftOut ? { [LEFT_OUT_HEADER]: sheet.leftOut } : {}),
  });
  if (format === 'csv') {
    const text = CSV_BOM + [sheet.titles, ...sheet.rows].map(csvLine).join('');
    return c.body(text, 200, headers('text/csv; charset=utf-8; header=present'));
  }
  return c.body(await xlsxOf(sheet), 200, headers(XLSX));
}

/** Text stays text in a cell of its own kind, so nothing that somebody typed is run as a formula. */
async function xlsxOf({ titles, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map(xlsxCell));
  const columns = titles.map((title, index) => ({ width: widthOf(title, rows, index) }));
  const file = await writeExcelFile([head, ...body], { columns, stickyRowsCount: 1 }).toBuffer();
  return Uint8Array.from(file);
}

function xlsxCell(value: CsvCell) {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') {
    return { value, type: Number, format: Number.isInteger(value) ? '0.##' : '#,##0.00' };
  }
  return { value: typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value, type: String };
}

const WIDEST = 48;

function widthOf(title: string, rows: Sheet['rows'], index: number): number {
  const longest = rows
    .slice(0, 200)
    .reduce((most, row) => Math.max(most, String(row[index] ?? '').length), 0);
  return Math.min(WIDEST, Math.max(title.length, longest) + 2);
}
