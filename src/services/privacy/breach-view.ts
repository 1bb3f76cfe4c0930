import type { BreachInput, BreachView } from '#app/contract/privacy-breaches.ts';
import type { privacyBreaches } from '#app/db/schema/privacy-breaches.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { reportBy } from '#app/domain/privacy-breach.ts';
import type { Ctx } from '#app/services/context.ts';
import { invalid } from '#app/services/errors.ts';

type BreachRow = typeof privacyBreaches.$inferSelect;

/** A form's fields by the names of their columns. */
const COLUMNS = {
  found_on: 'foundOn',
  what: 'what',
  data: 'data',
  people: 'people',
  measures: 'measures',
  board_told_on: 'boardToldOn',
  people_told_on: 'peopleToldOn',
} as const;
const DATES = { found_on: 'Found on', board_told_on: 'Board told on', people_told_on: 'People told on' };

type Fields = Pick<BreachInput, keyof typeof COLUMNS>;

/** The columns of the fields that are there. Throws `invalid_input` for a day that is still to come. */
export function breachColumns(ctx: Ctx, fields: Partial<Fields>): Partial<BreachRow> {
  const today = dateInZone(ctx.now(), ctx.config.timeZone);
  for (const [name, label] of Object.entries(DATES)) {
    const date = fields[name as keyof typeof DATES];
    if (date && date > today) {
      const message = `${label} cannot be later than today`;
      throw invalid(message, { [name]: message });
    }
  }
  const names = Object.keys(COLUMNS) as (keyof Fields)[];
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[COLUMNS[name], fields[name]]])),
  );
}

export function breachView(row: BreachRow): BreachView {
  return {
    id: row.id,
    found_on: row.foundOn,
    what: row.what,
    data: row.data,
    people: row.people,
    measures: row.measures,
    board_told_on: row.boardToldOn,
    people_told_on: row.peopleToldOn,
    report_by: reportBy(row.foundOn),
    recorded_by: row.recordedBy,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
