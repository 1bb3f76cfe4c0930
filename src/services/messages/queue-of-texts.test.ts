import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { createTwilio } from '#app/integrations/sms/twilio.ts';
import { type Outbox, openOutbox, type Worker } from '#tests/support/outbox.ts';
import { openProviderServer, type ProviderServer } from '#tests/support/provider-server.ts';
import { sendStaffMessage } from './send-staff-message.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

let provider: ProviderServer;
let outbox: Outbox;
beforeAll(async () => {
  provider = await openProviderServer();
  outbox = await openOutbox(null);
  const twilio = createTwilio({
    apiBase: provider.base,
    accountSid: 'AC1',
    authToken: 'token',
    from: '+12025550123',
    timeoutMs: 2500,
  });
  Object.assign(outbox.ctx, { sms: twilio });
  await outbox.ctx.db.insert(inquiries).values({
    id: 'inq_1',
    source: 'general',
    name: 'Asha',
    email: 'a@example.in',
    phone: '+91 98110 45230',
  });
});
afterAll(async () => {
  await outbox.close();
  await provider.close();
});

const press = ({ ctx }: Worker, message: string) =>
  sendStaffMessage(ctx, { channel: 'sms', record: { kind: 'inquiry', id: 'inq_1' }, message });

async function jobsInState(state: string): Promise<number> {
  const { rows } = await outbox.database.pool.query(
    "select count(*)::int as n from pgboss.job where name = 'message.send' and state::text = $1",
    [state],
  );
  return rows[0].n;
}

test('MSG-10 SMS that a busy provider turned away are sent once each, by the process after a restart', async () => {
  provider.answer = { status: 503 };
  const first = await outbox.startWorker();
  const texts = Array.from({ length: 5 }, (_, at) => `text ${at}`);
  const answers = await Promise.all(texts.map((text) => press(first, text)));
  expect(new Set(answers.map((one) => one.outcome))).toEqual(new Set(['queued']));
  expect(provider.calls).toHaveLength(5);
  await vi.waitFor(async () => expect(await jobsInState('retry')).toBe(5), PATIENCE);
  await first.stop();

  provider.calls.length = 0;
  provider.answer = { status: 201, body: { sid: 'SM1' } };
  await outbox.startWorker();
  await outbox.startWorker();
  await vi.waitFor(async () => {
    const rows = await outbox.rows();
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['sent']));
  }, PATIENCE);
  const bodies = provider.calls.map((call) => new URLSearchParams(call.body).get('Body'));
  expect(bodies.sort()).toEqual(texts);
}, 60_000);

test('MSG-10 one whose answer never came is not sent by the queue, nor by a restart', async () => {
  provider.calls.length = 0;
  provider.answer = 'silence';
  const first = await outbox.startWorker();
  const lost = await press(first, 'lost');
  expect(lost.outcome).toBe('refused');
  provider.answer = { status: 201, body: { sid: 'SM2' } };
  await first.stop();
  const second = await outbox.startWorker();
  const after = await press(second, 'after');
  expect(after.outcome).toBe('sent');
  expect(provider.calls).toHaveLength(2);
  const rows = await outbox.rows();
  expect(rows.find((row) => row.text === 'lost')).toMatchObject({ status: 'failed', mayHaveGone: true });
});
