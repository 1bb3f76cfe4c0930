import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** In a list. Source: back-office §9. */
export const FIRST_NOTES = 2;
/** More than anybody writes about one record. */
export const ALL_NOTES = 10_000;

export interface NoteRow {
  note: string;
  author: string;
  /** As the database writes it into JSON. */
  createdAt: string;
}

/** The oldest notes of a record and how many there are, as columns of a statement. */
export function notesOf(
  table: 'inquiry_notes' | 'booking_notes',
  key: 'inquiry_id' | 'booking_id',
  id: PgColumn,
  most: number,
): { notes: SQL<NoteRow[]>; noteCount: SQL<number> } {
  const own = sql`${sql.identifier(table)} n where n.${sql.identifier(key)} = ${id}`;
  return {
    notes: sql<NoteRow[]>`(
      select coalesce(json_agg(json_build_object('note', f.note, 'author', f.author, 'createdAt', f.created_at)), '[]')
      from (select n.note, n.author, n.created_at from ${own} order by n.created_at, n.id limit ${most}) f)`,
    noteCount: sql<number>`(select count(*) from ${own})`.mapWith(Number),
  };
}

export function noteView({ note, author, createdAt }: NoteRow): NoteRow {
  return { note, author, createdAt: new Date(createdAt).toISOString() };
}
