import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_ROWS, type AuditOptions, type AuditPage } from '#app/contract/audit.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { newId } from '#app/domain/ids.ts';
import { auditCondition } from '#app/services/audit/audit-filter.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { addStaff, type StaffMember } from '#tests/support/staff-member.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let manager: StaffMember;
let now = new Date('2027-01-10T06:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => now });
  manager = await addStaff(app, 'manager');
  for (let made = 0; made < 120; made += 1) {
    // Two at each moment: the order needs more than the time.
    if (made % 2 === 0) now = new Date(now.getTime() + 60_000);
    await writeAudit(
      { ...app.ctx, actor: { type: 'staff', id: manager.id, name: 'Meera', role: 'manager' } },
      app.db,
      {
        action: made % 3 === 0 ? 'package.updated' : 'booking.status_changed',
        entity: made % 3 === 0 ? 'package' : 'booking',
        entityId: made % 3 === 0 ? 'pkg_one' : `bkg_${made}`,
        before: { title: 'Old', made },
        after: { title: '=1+1', made },
      },
    );
  }
});
afterAll(() => app.close());

const read = async (query = '') =>
  (
    await app.json<AuditPage & { code: string }>(`/admin/audit${query}`, {
      headers: { cookie: manager.cookie },
    })
  ).body;

describe('the audit log', () => {
  it('goes through all entries by place, each once and in order, also when new ones arrive meanwhile', async () => {
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 10; page += 1) {
      const { entries, next } = await read(`?user=${manager.id}${after}`);
      expect(entries.length).toBeLessThanOrEqual(AUDIT_ROWS);
      seen.push(...entries.map((one) => one.id));
      await writeAudit(app.ctx, app.db, {
        action: 'retention.applied',
        entity: 'system',
        entityId: String(page),
      });
      if (next === null) break;
      after = `&after=${next}`;
    }
    const rows = await app.db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(sql`actor_id = ${manager.id}`)
      .orderBy(sql`created_at desc, id desc`);
    expect(seen).toEqual(rows.map((row) => row.id));
    expect(seen).toHaveLength(120);
  });

  it('shows who, what, which record, before and after', async () => {
    const { entries } = await read('?entity=package');
    expect(entries[0]).toMatchObject({
      actor: { type: 'staff', id: manager.id, name: 'Meera' },
      action: 'package.updated',
      entity: 'package',
      entityId: 'pkg_one',
      before: { title: 'Old' },
      after: { title: '=1+1' },
    });
  });

  it('names the record as it is now, or as the entry has it', async () => {
    await app.db
      .insert(inquiries)
      .values({ id: 'inq_named', source: 'general', name: 'Asha', email: 'a@example.in', phone: '1' });
    const at = { action: 'inquiry.status_changed', entity: 'inquiry' };
    await writeAudit(app.ctx, app.db, { ...at, entityId: 'inq_named', after: { name: 'Old name' } });
    await writeAudit(app.ctx, app.db, { ...at, entityId: 'inq_gone' });
    const names = async (id: string) => (await read(`?record=${id}`)).entries.map((one) => one.record);
    expect(await names('inq_named')).toEqual(['Asha']);
    expect(await names('inq_gone')).toEqual(['']);
    expect(new Set(await names('pkg_one'))).toEqual(new Set(['=1+1']));
  });

  it('filters by user, entity, action, record and days of the agency’s time zone', async () => {
    expect((await read('?record=pkg_one')).entries).toHaveLength(40);
    expect((await read('?action=package.updated&record=bkg_1')).entries).toEqual([]);
    const kinds = new Set((await read('?user=system')).entries.map((one) => one.actor.type));
    expect([...kinds]).toEqual(['system']);
    for (const odd of ['%27%20OR%201%3D1--', '%25', '%00', '%F0%9F%98%80'])
      expect((await read(`?record=${odd}&entity=${odd}`)).entries).toEqual([]);
    // 18:30 UTC is midnight in India: one minute before is still the 14th there.
    for (const at of ['2027-01-14T18:29:59Z', '2027-01-14T18:30:00Z'])
      await app.db.insert(auditLog).values({
        id: newId('aud'),
        actorType: 'system',
        action: 'day.tested',
        entity: 'day',
        entityId: at,
        createdAt: new Date(at),
      });
    const on = async (day: string) =>
      (await read(`?entity=day&from=${day}&to=${day}`)).entries.map((one) => one.entityId);
    expect(await on('2027-01-14')).toEqual(['2027-01-14T18:29:59Z']);
    expect(await on('2027-01-15')).toEqual(['2027-01-14T18:30:00Z']);
    expect((await read('?from=2027-13-45')).code).toBe('invalid_input');
    expect((await read('?after=nonsense')).code).toBe('invalid_input');
    const forged = Buffer.from("2027-01-01T00:00:00Z ' OR 1=1").toString('base64url');
    expect((await read(`?after=${forged}`)).code).toBe('invalid_input');
  });

  it('offers the users, entities and actions that there are', async () => {
    const headers = { cookie: manager.cookie };
    const { body } = await app.json<AuditOptions>('/admin/audit/options', { headers });
    expect(body.actions).toEqual(expect.arrayContaining(['booking.status_changed', 'package.updated']));
    expect(body.actions).toEqual([...new Set(body.actions)].sort());
    expect(body.entities).toContain('booking');
    expect(body.users).toContainEqual({ id: manager.id, name: 'A manager' });
  });

  it('SEC-03 comes as a file too, whole, with cells that no spreadsheet runs', async () => {
    const answer = await app.fetch(
      `/admin/audit?format=csv&user=${manager.id}&columns=time,action,record,after`,
      {
        headers: { cookie: manager.cookie },
      },
    );
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(121);
    expect(lines[0]).toMatch(/Time.*Action.*Record id.*After/);
    expect(lines.every((line) => !/(^|,)[=+@-]/.test(line))).toBe(true);
  });

  it('reads a page by an index, without a sort, whatever it is filtered by', async () => {
    const plans: string[] = [];
    for (const filter of [
      {},
      { user: 'usr_x' },
      { entity: 'booking' },
      { action: 'booking.created' },
      { record: 'bkg_x' },
    ]) {
      const where = auditCondition(app.ctx, filter) ?? sql`true`;
      const rows = await app.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        await tx.execute(sql`set local enable_sort = off`);
        return (
          await tx.execute(
            sql`explain select * from audit_log where ${where} order by created_at desc, id desc limit 50`,
          )
        ).rows;
      });
      plans.push(JSON.stringify(rows));
    }
    for (const [at, name] of ['newest', 'actor', 'entity', 'action', 'record'].entries()) {
      expect(plans[at]).toContain(`Index Scan Backward using audit_${name}`);
      expect(plans[at]).not.toContain('Sort');
    }
  });

  it('keeps the data of an erased person erased', async () => {
    const { eraseAudit } = await import('#app/services/privacy/erase-audit.ts');
    await writeAudit(app.ctx, app.db, {
      action: 'inquiry.corrected',
      entity: 'inquiry',
      entityId: 'inq_erased',
      before: { name: 'Asha Rao', email: 'asha@example.in' },
      after: { name: 'Asha R', email: 'asha@example.in' },
    });
    await app.db.transaction((tx) => eraseAudit(tx, ['inq_erased']));
    const { entries } = await read('?record=inq_erased');
    expect(entries[0]?.after).toEqual({ name: '[erased]', email: '[erased]' });
    expect(JSON.stringify(entries)).not.toContain('asha');
  });
});
