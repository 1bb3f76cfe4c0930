import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { deletedItems } from '#app/db/schema/deleted-items.ts';
import { type PersonMarks, withoutPerson } from '#app/domain/person-marks.ts';
import { auditRow } from '#app/services/audit/write-audit.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { type FoundBy, type Mention, ownersOf } from './find-mentions.ts';
import { FREE_TEXTS } from './free-texts.ts';
import type { PersonRecords } from './person-records.ts';

/** The records that have free texts, as audit and deleted items name them. */
const ENTITIES = [...new Set(FREE_TEXTS.filter((one) => !one.unaudited).map(({ entity }) => entity))];
/** These texts, as the audit and deleted rows call them. */
const TEXT_FIELDS = new Set(['description', 'notes', 'note', 'last_call_notes', 'lastCallNotes']);

/**
 * Takes a person out of the texts that name them, and out of what audit and deleted records say of such texts, also
 * where a later change removed the name. All else in them stays. Answers how many texts changed.
 */
export async function eraseMentions(
  ctx: Ctx,
  tx: Transaction,
  { mentions, by, held }: { mentions: readonly Mention[]; by: FoundBy; held: PersonRecords },
): Promise<number> {
  for (const { source, id, text, marks } of mentions) {
    const { table, versioned } = source;
    const moved = sql`, version = version + 1, updated_at = ${ctx.now().toISOString()}::timestamptz`;
    await tx.execute(sql`
      update ${table} set ${sql.identifier(source.text.name)} = ${withoutPerson(text, marks)}${versioned ? moved : sql``}
      where ${table.id} = ${id}`);
  }
  if (by.anywhere) {
    await eraseInAudit(tx, by.anywhere);
    await eraseInDeleted(tx, by.anywhere);
  }
  if (by.own) await eraseOwn(tx, by.own, ownersOf(held));
  const told = mentions.filter(({ source }) => !source.copy);
  if (told.length > 0) {
    await tx.insert(auditLog).values(
      told.map(({ source: { entity, text }, recordId }) =>
        auditRow(ctx, {
          action: `${entity}.person_erased`,
          entity,
          entityId: recordId,
          after: { fields: [text.name] },
        }),
      ),
    );
  }
  return told.length;
}

/** Of what belongs to the person's own bookings, also what says more than a first name nowhere. */
async function eraseOwn(tx: Transaction, marks: PersonMarks, owners: string[]): Promise<void> {
  if (owners.length === 0) return;
  const gone = or(...owners.map((id) => sql`position(${id} in ${deletedItems.data}::text) > 0`));
  const ids: string[] = await eraseInDeleted(tx, marks, gone);
  for (const { table, owner, unaudited } of FREE_TEXTS) {
    if (!owner || unaudited) continue;
    const rows = await tx
      .select({ id: sql<string>`${table.id}` })
      .from(table)
      .where(inArray(owner, owners));
    ids.push(...rows.map(({ id }) => id));
  }
  if (ids.length > 0) await eraseInAudit(tx, marks, inArray(auditLog.entityId, ids));
}

async function eraseInAudit(tx: Transaction, marks: PersonMarks, which?: SQL): Promise<void> {
  const named = await tx
    .select({ id: auditLog.id, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(
      and(
        which,
        inArray(auditLog.entity, ENTITIES),
        or(names(auditLog.before, marks), names(auditLog.after, marks)),
      ),
    );
  for (const { id, before, after } of named) {
    const kept = { before: textsWithout(before, marks), after: textsWithout(after, marks) };
    await tx.update(auditLog).set(kept).where(eq(auditLog.id, id));
  }
}

/** Answers the ids of what it changed. */
async function eraseInDeleted(tx: Transaction, marks: PersonMarks, which?: SQL): Promise<string[]> {
  const named = await tx
    .select()
    .from(deletedItems)
    .where(and(which, inArray(deletedItems.entity, ENTITIES), names(deletedItems.data, marks)));
  for (const { id, entity, title, data } of named) {
    // An expense is called by its description.
    const called = /expense/.test(entity) ? withoutPerson(title, marks) : title;
    await tx
      .update(deletedItems)
      .set({ title: called, data: textsWithout(data, marks) })
      .where(eq(deletedItems.id, id));
  }
  return named.map(({ id }) => id);
}

function names(column: PgColumn, { any }: PersonMarks): SQL {
  return sql`${column}::text ~* any(${sql.param(any)}::text[])`;
}

/** The value with its free texts changed, however deep they stand. */
function textsWithout<Value>(value: Value, marks: PersonMarks): Value {
  if (Array.isArray(value)) return value.map((one) => textsWithout(one, marks)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' && TEXT_FIELDS.has(key) ? withoutPerson(one, marks) : textsWithout(one, marks),
    ]),
  ) as Value;
}
