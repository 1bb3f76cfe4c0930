import { and, asc, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { marksIn, type NamedPerson, type PersonMarks, personMarks } from '#app/domain/person-marks.ts';
import { ERASED_NAME } from '#app/domain/privacy-request.ts';
import type { Queryable } from '#app/services/context.ts';
import { FREE_TEXTS, type FreeText } from './free-texts.ts';
import type { PersonRecords } from './person-records.ts';
import type { PrivacyRow } from './privacy-request-view.ts';

/** A text that names a person, and stays when the person's own records are erased. */
export interface Mention {
  source: FreeText;
  /** Of the text's row. */
  id: string;
  recordId: string;
  text: string;
  /** What of the person stands there. */
  found: string[];
  /** By what it was found. */
  marks: PersonMarks;
  at: Date;
}

/** By what a person is found in texts of anybody, and in those that belong to their own bookings and invoices. */
export interface FoundBy {
  anywhere: PersonMarks | null;
  /** There a first name alone is theirs too. */
  own: PersonMarks | null;
}

/** How the person of a request was written: there, and in what they sent or booked. */
export function namesOfPerson(request: PrivacyRow, held: PersonRecords): NamedPerson[] {
  const { bookings, inquiries, customers } = held;
  const contacts = held.suppliers.map((one) => ({ ...one, name: one.contactPerson }));
  const reached = held.invoices.map((one) => ({
    // What is invoiced may be a company, which is nobody's name.
    name: '',
    email: one.customerEmail,
    phone: one.customerPhone,
  }));
  return [{ ...request, phone: '' }, ...bookings, ...inquiries, ...customers, ...contacts, ...reached].map(
    ({ name, email, phone }) => ({ name: name === ERASED_NAME ? '' : name, email, phone }),
  );
}

export function marksOfPerson(request: PrivacyRow, held: PersonRecords): FoundBy {
  const people = namesOfPerson(request, held);
  return { anywhere: personMarks(people), own: personMarks(people, { singly: true }) };
}

/** The bookings and invoices of a person, which texts that stay may belong to. */
export function ownersOf({ bookings, invoices }: PersonRecords): string[] {
  return [...bookings, ...invoices].map(({ id }) => id);
}

/**
 * Where staff named a person in free texts that stay, oldest first for each kind. Notes of the person's own bookings,
 * inquiries and customers are left out: they are copied and erased whole. It reads these tables from end to end.
 */
export async function findMentions(tx: Queryable, by: FoundBy, held: PersonRecords): Promise<Mention[]> {
  const erased = new Set(
    [...held.bookings, ...held.inquiries, ...held.customers, ...held.suppliers].map(({ id }) => id),
  );
  const owners = new Set(ownersOf(held));
  const mentions: Mention[] = [];
  for (const source of FREE_TEXTS) {
    for (const { owner, ...row } of await rowsNaming(tx, source, { by, owners: [...owners] })) {
      const marks = owner !== null && owners.has(owner) ? by.own : by.anywhere;
      const found = marks ? marksIn(row.text, marks) : [];
      if (!marks || found.length === 0) continue;
      if (source.owner || !erased.has(row.recordId)) mentions.push({ ...row, source, found, marks });
    }
  }
  return mentions;
}

function rowsNaming(tx: Queryable, source: FreeText, { by, owners }: { by: FoundBy; owners: string[] }) {
  const { table, record, text, at, owner } = source;
  return tx
    .select({
      id: sql<string>`${table.id}`,
      recordId: sql<string>`${record}`,
      owner: sql<string | null>`${owner ?? null}`,
      text: sql<string>`${text}`,
      at: sql`${at}::timestamptz`.mapWith((at: string) => new Date(at)),
    })
    .from(table)
    .where(
      and(
        isNotNull(record),
        or(
          naming(text, by.anywhere),
          owner && owners.length > 0 ? and(inArray(owner, owners), naming(text, by.own)) : undefined,
        ),
      ),
    )
    .orderBy(asc(at), asc(table.id));
}

function naming(text: PgColumn, marks: PersonMarks | null): SQL {
  return marks ? sql`${text} ~* any(${sql.param(marks.any)}::text[])` : sql`false`;
}
