import { z } from 'zod';
import { TaxSums } from './accounts.ts';

/** A calendar month, `2026-11`. */
export const Period = z
  .string({ error: 'Month is required' })
  .regex(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, 'Month must be such as 2026-11');

/** Without a month: the one whose return is due next. */
export const PeriodQuery = z.object({ period: Period.optional() });

export const GSTR1_SECTIONS = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exp', 'nil', 'at', 'txpd'] as const;
export const Gstr1Section = z.enum(GSTR1_SECTIONS);
export type Gstr1Section = z.infer<typeof Gstr1Section>;

/** GET /accounts/gstr1: the return of a month to read, and what is wrong with it. Amounts in rupees, notes negative. */
export const Gstr1Summary = z
  .object({
    period: z.string(),
    gstin: z.string(),
    sections: z.array(TaxSums.extend({ section: Gstr1Section, count: z.int() })),
    total: TaxSums,
    problems: z.array(
      z.object({
        severity: z.enum(['error', 'warning']),
        document: z.string().describe('its number; empty for the settings'),
        field: z.string(),
        problem: z.string(),
      }),
    ),
    filed: z.object({ by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'Gstr1Summary' });
export type Gstr1Summary = z.infer<typeof Gstr1Summary>;

const row = z.looseObject({});
const rows = z.array(row);

/** GET /accounts/gstr1/export: as the portal takes it. Source: india-rules §4. */
export const Gstr1Return = z
  .object({
    gstin: z.string(),
    fp: z.string().describe('MMYYYY'),
    b2b: rows,
    b2cl: rows,
    b2cs: rows,
    cdnr: rows,
    cdnur: rows,
    exp: rows,
    nil: z.object({ inv: rows }),
    at: rows,
    txpd: rows,
    hsn: z.object({ hsn_b2b: rows, hsn_b2c: rows }),
    doc_issue: z.object({ doc_det: rows }),
  })
  .meta({ id: 'Gstr1Return' });

export const FilingChange = z
  .object({ period: Period, filed: z.boolean({ error: 'Say whether it is filed' }) })
  .meta({ id: 'FilingChange' });
export type FilingChange = z.infer<typeof FilingChange>;
