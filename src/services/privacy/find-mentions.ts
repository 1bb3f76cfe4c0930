import { asc, sql } from 'drizzle-orm';
import { marksIn, type PersonMarks, personMarks } from '#app/domain/person-marks.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import type { Queryable } from '#app/services/context.ts';
import { FREE_TEXTS, type FreeText } from './free-texts.ts';
import type { PersonRecords } from './person-records.ts';
import type { PrivacyRow } from './privacy-request-view.ts';

/** A text that names a person in a record of something or somebody else. */
export interface Mention {
  source: FreeText;
  /** Of the text's row. */
  id: string;
  recordId: string;
  text: string;
  /** What of the person stands there. */
  found: string[];
  at: Date;
}

/** By what the person of a request is found: as they wrote themselves, there and in what they sent or booked. */
export function marksOfPerson(request: PrivacyRow, held: PersonRecords): PersonMarks | null {
  const { bookings, inquiries, customers } = held;
  const contacts = held.suppliers.map((one) => ({ ...one, name: one.contactPerson }));
  const reached = held.invoices.map((one) => ({
    // What is invoiced may be a company, which is nobody's name.
    name: '',
    email: one.customerEmail,
    phone: one.customerPhone,
  }));
  return personMarks(
    [{ ...request, phone: '' }, ...bookings, ...inquiries, ...customers, ...contacts, ...reached].map(
      ({ name, email, phone }) => ({ name: name === ERASED_NAME ? '' : name, email, phone }),
    ),
  );
}

/**
 * Where staff named a person in free texts of other records, oldest first for each kind. The person's own bookings,
 * inquiries and customers are left out: they are copied and erased whole. It reads these tables from end to end.
 */
export async function findMentions(
  tx: Queryable,
  marks: PersonMarks | null,
  held: PersonRecords,
): Promise<Mention[]> {
  if (!marks) return [];
  const theirs = new Set(
    [...held.bookings, ...held.inquiries, ...held.customers, ...held.suppliers].map(({ id }) => id),
  );
  const mentions: Mention[] = [];
  for (const source of FREE_TEXTS) {
    const rows = await tx
      .select({
        id: sql<string>`${source.table.id}`,
        recordId: sql<string>`${source.record}`,
        text: sql<string>`${source.text}`,
        at: sql`${source.at}::timestamptz`.mapWith((at: string) => new Date(at)),
      })
      .from(source.table)
      .where(sql`${source.text} ~* any(${sql.param(marks.any)}::text[])`)
      .orderBy(asc(source.at), asc(source.table.id));
    for (const row of rows) {
      const found = marksIn(row.text, marks);
      if (found.length > 0 && !theirs.has(row.recordId)) mentions.push({ ...row, source, found });
    }
  }
  return mentions;
}
