/** Uploads of customers. Source: back-office §2, §5, §7, §8; checklist B16. */
import { z } from 'zod';
import { IMPORT_FIELDS } from '#app/domain/import/import-fields.ts';
import { IMPORT_STATUSES, IMPORT_VERDICTS } from '#app/domain/import/import-status.ts';

/** 25 MB: fifty thousand rows with long notes. */
export const MAX_SHEET = 25 * 1_048_576;
export const SHEET_TOO_LARGE = 'The file is too large: at most 25 MB can be sent.';

/** A multipart form. `file` is looked at by its content: .csv, .xlsx or .xls. */
export const SheetForm = z
  .object({
    file: z.instanceof(File, { error: 'Please select a file' }).meta({
      type: 'string',
      format: 'binary',
      description: '.csv, .xlsx or .xls, at most 25 MB and 50,000 rows',
    }),
  })
  .meta({ id: 'SheetForm' });

/** Answer of POST /customers/bulk-upload. */
export const BulkUploadResult = z
  .object({
    created: z.int(),
    skipped: z.int().describe('rows of people who are customers already or stand in the file twice'),
    errors: z
      .array(z.string())
      .describe('a line for each refused row, by its number in the file, the header being 1'),
    refused: z.int(),
    skipped_rows: z.array(z.string()).describe('why each skipped row was'),
    import_id: z.string().nullable().describe('by which the upload can be undone'),
  })
  .meta({ id: 'BulkUploadResult' });
export type BulkUploadResult = z.infer<typeof BulkUploadResult>;

const field = z.enum(IMPORT_FIELDS);

export const CustomerImport = z
  .object({
    id: z.string(),
    status: z.enum(IMPORT_STATUSES),
    file_name: z.string(),
    format: z.enum(['csv', 'xlsx', 'xls', 'html']),
    encoding: z.string(),
    delimiter: z.string(),
    sheet: z.string(),
    header_row: z.int().describe('0: the file begins with its rows'),
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()), field: field.nullable() })),
    row_count: z.int(),
    rows_done: z.int().describe('how far a review or a run is'),
    created: z.int().describe('rows that make, or made, a customer'),
    skipped: z.int(),
    refused: z.int(),
    undone: z.int(),
    kept: z.int().describe('customers that an undo left, since somebody worked on them'),
    author: z.string(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'CustomerImport' });
export type CustomerImport = z.infer<typeof CustomerImport>;

/** Body of PUT /customers/imports/{id}/columns: the field of each column in its order, null to leave it out. */
export const ImportColumns = z
  .object({ fields: z.array(field.nullable(), { error: 'Say which field each column is' }).max(200) })
  .meta({ id: 'ImportColumns' });
export type ImportColumns = z.infer<typeof ImportColumns>;

export const ImportRow = z
  .object({
    row: z.int(),
    verdict: z.enum(IMPORT_VERDICTS),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    problems: z.array(
      z.object({ field: z.enum([...IMPORT_FIELDS, 'row']), reason: z.string(), value: z.string() }),
    ),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof ImportRow>;

/** Query of GET /customers/imports/{id}/rows. */
export const ImportRowQuery = z.object({
  /** problems: skipped and refused ones. */
  verdict: z.enum(['problems', 'all', ...IMPORT_VERDICTS]).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
});
export type ImportRowQuery = z.infer<typeof ImportRowQuery>;

/** Answer of POST /customers/imports/{id}/undo. */
export const UndoneImport = CustomerImport.extend({
  kept_customers: z
    .array(z.object({ id: z.string(), name: z.string(), reason: z.string() }))
    .describe('those that stay, at most fifty by name'),
}).meta({ id: 'UndoneImport' });
export type UndoneImport = z.infer<typeof UndoneImport>;
