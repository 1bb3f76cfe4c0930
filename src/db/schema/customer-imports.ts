import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RowProblem } from '#app/domain/import/clean-row.ts';
import type { ImportField } from '#app/domain/import/import-fields.ts';
import { IMPORT_STATUSES, IMPORT_VERDICTS } from '#app/domain/import/import-status.ts';
import { createdAt, instant, updatedAt } from './columns.ts';

/** Uploads of customers. The rows of one wait in the file store until it is done or given up. */
export const customerImports = pgTable(
  'customer_imports',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: IMPORT_STATUSES }).notNull().default('matching'),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: ['csv', 'xlsx', 'xls', 'html'] }).notNull(),
    encoding: text('encoding').notNull().default(''),
    delimiter: text('delimiter').notNull().default(''),
    sheet: text('sheet').notNull().default(''),
    /** 0: the file begins with its rows. */
    headerRow: integer('header_row').notNull(),
    /** The file's columns with their first values; those go when the upload is done. */
    columns: jsonb('columns').$type<{ name: string; samples: string[] }[]>().notNull(),
    /** Which field each column is. */
    match: jsonb('match').$type<(ImportField | null)[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    /** Moves with each review and start: whoever writes rows of an older one stops. */
    turn: integer('turn').notNull().default(0),
    /** How far the review or the run is, in rows of the file. */
    rowsDone: integer('rows_done').notNull().default(0),
    /** Rows that make, or made, a customer. */
    created: integer('created').notNull().default(0),
    /** Rows of people who are customers already or stand in the file twice. */
    skipped: integer('skipped').notNull().default(0),
    /** Rows with something to mend. */
    refused: integer('refused').notNull().default(0),
    /** Customers that an undo took back, and those that it left since somebody had worked on them. */
    undone: integer('undone').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    authorId: text('author_id').notNull().default(''),
    author: text('author').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('customer_imports_newest').on(t.createdAt, t.id),
    index('customer_imports_status').on(t.status, t.updatedAt),
  ],
);

/** Rows of an upload that make no customer, and the first of those that do, for the people who check it. */
export const customerImportRows = pgTable(
  'customer_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => customerImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts, the header too. */
    row: integer('row').notNull(),
    verdict: text('verdict', { enum: IMPORT_VERDICTS }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull(),
    /** All that the row had, for the file to mend. */
    cells: jsonb('cells').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] })],
);
