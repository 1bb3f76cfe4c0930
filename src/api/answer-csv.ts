import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Page } from '#app/contract/list-query.ts';
import { CSV_BOM, type CsvCell, csvLine } from '#app/domain/csv.ts';
import { invalid } from '#app/services/errors.ts';
import { listOf } from './describe.ts';
import type { ApiEnv } from './env.ts';

/**
 * What a list's file can hold, by the names that `columns=` uses, in the order it has without. Dates and times are those
 * of the agency's time zone.
 */
export type CsvColumns<Row> = Record<string, { title: string; cell(row: Row, timeZone: string): CsvCell }>;

/** Columns whose names and titles stand in contract/csv-columns.ts, for API and screens, with how each cell is made. */
export function withCells<Row, Name extends string>(
  titles: Record<Name, string>,
  cells: Record<Name, (row: Row, timeZone: string) => CsvCell>,
): CsvColumns<Row> {
  const names = Object.keys(titles) as Name[];
  return Object.fromEntries(names.map((name) => [name, { title: titles[name], cell: cells[name] }]));
}

/** Rows asked for at a time: the whole list is never in memory. */
const PAGE = 500;
/** Each page repeats the end of the one before: a row deleted meanwhile moves the others up, and none is left out. */
const OVERLAP = 20;
/** So many ids fit an address. */
const MOST_IDS = 300;

/** A list's query with what its file is asked by: `format=csv&columns=title,price&ids=…`. */
export const csvQuery = {
  format: z
    .enum(['json', 'csv'])
    .optional()
    .describe('csv: a file with all that match, whatever their number'),
  columns: z.string().max(2000).optional().describe('csv: the names of columns with commas, in their order'),
  ids: z.string().max(20_000).optional().describe(`csv: only these, with commas; at most ${MOST_IDS}`),
};

/** The good answers of a list that can be had as a file too. */
export function csvListOf<Row extends z.ZodType>(row: Row) {
  const { 200: page } = listOf(row);
  return { 200: { ...page, content: { ...page.content, 'text/csv': { schema: z.string() } } } };
}

/** True when a file was asked for, by `format=csv` or `Accept: text/csv`. */
export function asksForCsv(c: Context<ApiEnv>): boolean {
  const format = c.req.query('format');
  if (format !== undefined) return format === 'csv';
  return /^\s*text\/csv\b/i.test(c.req.header('accept') ?? '');
}

/**
 * Answers a list as a CSV file: every row that its filters match, page by page as it is read. `list` is the list's verb
 * with this request's filters; what it refuses (a role, a filter) is refused before the file begins.
 */
export async function answerCsv<Row extends { id: string }>(
  c: Context<ApiEnv>,
  file: {
    /** Its name without the ending. */
    name: string;
    columns: CsvColumns<Row>;
    list: (page: { limit: number; offset: number }) => Promise<Page<Row>>;
  },
): Promise<Response> {
  const columns = chosenColumns(file.columns, c.req.query('columns'));
  const ids = chosenIds(c.req.query('ids'));
  const rows = allRows(file.list, ids);
  // The first row is waited for: a refusal is still an answer of its own.
  const first = await rows.next();
  const { log, requestId, config } = c.get('ctx');
  const encoder = new TextEncoder();
  const toLines = (page: Row[]) =>
    encoder.encode(
      page.map((row) => csvLine(columns.map((column) => column.cell(row, config.timeZone)))).join(''),
    );

  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(encoder.encode(CSV_BOM + csvLine(columns.map((column) => column.title))));
      if (first.done) stream.close();
      else stream.enqueue(toLines(first.value));
    },
    async pull(stream) {
      try {
        const next = await rows.next();
        if (next.done) stream.close();
        else stream.enqueue(toLines(next.value));
      } catch (error) {
        // Cut off, so that nobody takes half a file for a whole one.
        log.error({ requestId, err: error }, 'csv broke off');
        stream.error(error);
      }
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
  return c.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${file.name}.csv"`,
  });
}

/** The pages of all rows, each row once. */
async function* allRows<Row extends { id: string }>(
  list: (page: { limit: number; offset: number }) => Promise<Page<Row>>,
  ids: Set<string> | null,
): AsyncGenerator<Row[], undefined> {
  const seen = new Set<string>();
  let wanted = ids?.size ?? Number.POSITIVE_INFINITY;
  for (let offset = 0; ; offset += PAGE - OVERLAP) {
    const { rows } = await list({ limit: PAGE, offset });
    const fresh = rows.filter((row) => !seen.has(row.id) && (ids?.has(row.id) ?? true));
    for (const row of rows) seen.add(row.id);
    wanted -= fresh.length;
    yield fresh;
    if (rows.length < PAGE || wanted <= 0) return;
  }
}

function chosenColumns<Row>(columns: CsvColumns<Row>, asked: string | undefined) {
  const names = asked ? asked.split(',').map((name) => name.trim()) : Object.keys(columns);
  return names.map((name) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) throw invalid(`There is no column ${name}`, { columns: `There is no column ${name}` });
    return column;
  });
}

function chosenIds(asked: string | undefined): Set<string> | null {
  if (!asked) return null;
  const ids = new Set(asked.split(',').filter(Boolean));
  if (ids.size > MOST_IDS) {
    const text = `At most ${MOST_IDS} rows can be chosen one by one; export all that match instead`;
    throw invalid(text, { ids: text });
  }
  return ids;
}
