import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCruise, addPackage, addPilgrimage } from '#tests/factories/trips.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findTrip } from './find-trip.ts';
import { moveSlug } from './move-slug.ts';
import { claimSlug, keepOldSlug } from './slug-redirects.ts';
import { TRIP_TABLES } from './trip-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const KINDS = [
  ['package', addPackage],
  ['cruise', addCruise],
  ['pilgrimage', addPilgrimage],
] as const;

describe.each(KINDS)('the address of a %s', (kind, add) => {
  const found = async (slug: string) => (await findTrip(app.ctx, kind, slug))?.slug;
  const rename = (trip: { id: string; slug: string }, title: string) =>
    app.db.transaction((tx) => moveSlug(app.ctx, tx, { kind, id: trip.id, slug: trip.slug }, title));

  it('P12 follows its title, and every earlier one leads to it', async () => {
    const trip = await add(app.db, { slug: `first-${kind}`, title: 'First' });
    const second = await rename(trip, `Second ${kind}`);
    expect(second).toBe(`second-${kind}`);
    const third = await rename({ ...trip, slug: second }, `Third ${kind}!`);
    for (const slug of [trip.slug, second, third, trip.id]) expect(await found(slug)).toBe(third);
    expect(await rename({ ...trip, slug: third }, `third ${kind}`)).toBe(third);
  });

  it('P12 leads nowhere else: to no draft, to no trip of another kind, not past one that has it now', async () => {
    const trip = await add(app.db, { slug: `new-${kind}` });
    const old = { kind, slug: `old-${kind}`, itemId: trip.id, at: app.ctx.now() };
    await keepOldSlug(app.db, old);
    expect(await found(old.slug)).toBe(trip.slug);
    const other = kind === 'cruise' ? 'package' : 'cruise';
    expect(await findTrip(app.ctx, other, old.slug)).toBeNull();
    const table = TRIP_TABLES[kind];
    await app.db.update(table).set({ status: 'draft' }).where(eq(table.id, trip.id));
    expect(await found(old.slug)).toBeUndefined();
    await claimSlug(app.db, kind, old.slug);
    const heir = await add(app.db, { slug: old.slug });
    expect(await findTrip(app.ctx, kind, old.slug)).toMatchObject({ id: heir.id });
  });

  it('P12 takes the first free number where its title has been given already', async () => {
    await add(app.db, { slug: `twin-${kind}` });
    const trip = await add(app.db, { slug: `single-${kind}` });
    expect(await rename(trip, `Twin ${kind}`)).toBe(`twin-${kind}-2`);
  });
});
