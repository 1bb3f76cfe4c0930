import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchGroup } from '#app/contract/search.ts';
import { user } from '#app/db/schema/auth.ts';
import { destinations, testimonials } from '#app/db/schema/content.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { newId } from '#app/domain/ids.ts';
import { DEFAULT_ROLE, type Role } from '#app/domain/permissions.ts';
import { addCruise, addPackage, addPilgrimage } from '#tests/factories/trips.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';

let app: BookingApp;
let reference: string;
beforeAll(async () => {
  app = await createBookingApp();
  await ask('Ananya Raghavan', { phone: '+91 98450 11762', destination: 'Kerala', message: '50% off?' });
  await ask("Conan O'Brien", { phone: '022-2345-6789', message: 'a_b \\ [x] (' });
  ({ reference } = await app.order({ name: 'Ananya Raghavan', email: 'ananya.r@example.in' }));
  await addPackage(app.db, { title: 'Ananda in the Hills', destination: 'Uttarakhand' });
  await addCruise(app.db, { title: 'Andaman Nights' });
  await addPilgrimage(app.db, { title: 'Anandpur Sahib' });
  await app.db.insert(destinations).values({ id: 'dst_1', slug: 'andaman', name: 'Andaman' });
  await app.db.insert(testimonials).values({ id: 'tst_1', name: 'Anand Kulkarni', review: 'Good' });
});
afterAll(() => app.close());

async function ask(name: string, change: Partial<typeof inquiries.$inferInsert> = {}) {
  await app.db
    .insert(inquiries)
    .values({ id: newId('inq'), source: 'general', name, email: 'x@example.in', phone: '', ...change });
}

async function find(q: string): Promise<SearchGroup[]> {
  const answer = await app.staff<SearchGroup[]>('GET', `/admin/search?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return answer.body;
}

const titles = (groups: SearchGroup[]) => groups.flatMap(({ hits }) => hits.map((hit) => hit.title));
const kinds = (groups: SearchGroup[]) => groups.map(({ kind }) => kind);

async function as<T>(role: Role, run: () => Promise<T>): Promise<T> {
  await app.loginAsStaff();
  await app.db.update(user).set({ role });
  try {
    return await run();
  } finally {
    await app.db.update(user).set({ role: DEFAULT_ROLE });
  }
}

it('B01 one search finds records of every kind by a part of what they are called', async () => {
  expect(kinds(await find('an'))).toEqual([
    'inquiry',
    'booking',
    'package',
    'destination',
    'cruise',
    'pilgrimage',
    'testimonial',
  ]);
  expect(titles(await find('ananya kerala'))).toEqual(['Ananya Raghavan']);
  expect(kinds(await find('meera'))).toEqual(['user']);
  expect(await find('staff.invalid')).toEqual([]);
});

it('B01 a record is found by phone however it is written, by e-mail and by reference', async () => {
  for (const q of ['9845011762', '+91-98450-11762', '98450 11762', '(98450)11762']) {
    expect([q, titles(await find(q))]).toEqual([q, ['Ananya Raghavan']]);
  }
  expect(titles(await find('0222345'))).toEqual(["Conan O'Brien"]);
  expect(kinds(await find('ananya.r@example'))).toEqual(['booking']);
  expect(kinds(await find(reference.toLowerCase()))).toEqual(['booking']);
});

it('SEC-12 odd texts are found as they are written, and nothing else is', async () => {
  expect(titles(await find("o'brien"))).toEqual(["Conan O'Brien"]);
  expect(titles(await find('50%'))).toEqual(['Ananya Raghavan']);
  expect(titles(await find('a_b'))).toEqual(["Conan O'Brien"]);
  expect(titles(await find('[x] ('))).toEqual(["Conan O'Brien"]);
  for (const q of ["' OR 1=1--", '%%', '__', '\\\\\\', '😀😀', 'NUL\u0000', '(((']) {
    expect([q, await find(q)]).toEqual([q, []]);
  }
});

it('B01 five of each kind are shown, the newest first, and it says that there are more', async () => {
  for (let number = 1; number <= 7; number += 1) {
    await ask(`Zubin ${number}`, { createdAt: new Date(Date.UTC(2027, 0, number)) });
  }
  const [group] = await find('zubin');
  expect(group?.more).toBe(true);
  expect(group?.hits.map((hit) => hit.title)).toEqual([7, 6, 5, 4, 3].map((number) => `Zubin ${number}`));
});

it('SEC-05 a role finds only what it may see; strangers find nothing', async () => {
  expect(kinds(await as('content', () => find('ananya')))).toEqual([]);
  expect(kinds(await as('content', () => find('anand')))).toEqual(['package', 'pilgrimage', 'testimonial']);
  expect(kinds(await as('sales', () => find('meera')))).toEqual([]);
  expect((await as('content', () => app.staff('GET', '/admin/today'))).status).toBe(403);
  expect((await app.json('/admin/search?q=ananya')).status).toBe(401);
  expect((await app.staff('GET', '/admin/search?q=a')).status).toBe(422);
});

it('SEC-18 a link to one record shows that one', async () => {
  const [row] = await app.db.select().from(inquiries).where(eq(inquiries.name, 'Ananya Raghavan'));
  const one = await app.staff<Array<{ name: string }>>('GET', `/crm/inquiries?id=${row?.id}`);
  expect(one.body).toMatchObject([{ name: 'Ananya Raghavan' }]);
  expect((await app.staff('GET', '/crm/inquiries?id=inq_nobody')).body).toEqual([]);
  expect(await app.crm('?id=bkg_nobody')).toEqual([]);
});
