import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { messageEvents, messages } from '#app/db/schema/messages.ts';
import { createMessagesApp, type MessagesApp, SECRETS } from '#tests/support/messages-app.ts';

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

const HOOKS = '/messages/webhooks';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function call(path: string, body: string, headers: Record<string, string>): Promise<number> {
  const answer = await app.fetch(path, { method: 'POST', body, headers });
  await answer.body?.cancel();
  return answer.status;
}

function twilio(fields: Record<string, string>, { query = '', token = SECRETS.twilio } = {}) {
  const url = `http://localhost/api${HOOKS}/twilio${query}`;
  const names = Object.keys(fields).sort();
  const text = url + names.map((name) => name + fields[name]).join('');
  const signature = createHmac('sha1', token).update(text).digest('base64');
  const headers = { ...form, 'x-twilio-signature': signature };
  return call(`${HOOKS}/twilio${query}`, new URLSearchParams(fields).toString(), headers);
}

function whatsapp(value: object, secret = SECRETS.appSecret) {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [{ field: 'messages', value: { metadata: { phone_number_id: '1055' }, ...value } }],
      },
    ],
  });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return call(`${HOOKS}/whatsapp`, body, {
    'content-type': 'application/json',
    'x-hub-signature-256': signature,
  });
}

async function sendSms(): Promise<string> {
  const id = await app.inquiry();
  return (await app.send(`/crm/inquiries/${id}/sms`, { message: 'Hello' })).body.message.id;
}

const news = (state: string, code = '') => ({
  MessageSid: 'SM1',
  MessageStatus: state,
  ...(code ? { ErrorCode: code } : {}),
});

describe('what Twilio tells', () => {
  it('B05 delivered, or not with the reason', async () => {
    const id = await sendSms();
    expect(await twilio(news('queued'))).toBe(200);
    expect(await app.row(id)).toMatchObject({ status: 'sent', deliveredAt: null });
    expect(await twilio(news('undelivered', '30003'))).toBe(200);
    expect(await app.row(id)).toMatchObject({
      status: 'failed',
      reason: 'Twilio could not deliver it: the phone could not be reached',
    });
    expect(await twilio(news('delivered'))).toBe(200);
    expect(await app.row(id)).toMatchObject({ status: 'delivered', reason: '', deliveredAt: app.ctx.now() });
  });

  it('MSG-10 late, twice and in any order the end is the same', async () => {
    const states = ['sent', 'delivered', 'undelivered', 'failed', 'queued'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 7 }),
        async (order) => {
          await app.db.delete(messageEvents);
          await app.db.delete(messages);
          const id = await sendSms();
          for (const state of order) await twilio(news(state));
          const failed = order.includes('undelivered') || order.includes('failed');
          const end = order.includes('delivered') ? 'delivered' : failed ? 'failed' : 'sent';
          expect((await app.row(id)).status).toBe(end);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('news that come before the hand-over was answered count once it is', async () => {
    app.provider.beforeAnswer = async () => {
      expect(await twilio(news('delivered'))).toBe(200);
    };
    expect(await app.row(await sendSms())).toMatchObject({ status: 'delivered', providerId: 'SM1' });
  });

  it('MSG-10 news of a message whose hand-over had no answer say that it went', async () => {
    app.provider.answer = 'silence';
    const id = await sendSms();
    expect(await app.row(id)).toMatchObject({ status: 'failed', mayHaveGone: true });
    expect(await twilio({ ...news('sent'), MessageSid: 'SM9' }, { query: `?message=${id}` })).toBe(200);
    expect(await app.row(id)).toMatchObject({ status: 'sent', providerId: 'SM9', mayHaveGone: false });
    const [inquiry] = await app.db.select().from(inquiries);
    expect(inquiry?.answeredAt).toEqual(app.ctx.now());
  });

  it('is believed only when signed, over address and fields', async () => {
    const id = await sendSms();
    expect(await twilio(news('delivered'), { token: 'other' })).toBe(401);
    expect(await call(`${HOOKS}/twilio`, new URLSearchParams(news('delivered')).toString(), form)).toBe(401);
    expect((await app.row(id)).status).toBe('sent');
    expect(await twilio({ MessageSid: 'SM404', MessageStatus: 'delivered' })).toBe(200);
    for (const MessageStatus of ['nonsense', '__proto__', 'constructor'])
      expect(await twilio({ MessageSid: 'SM1', MessageStatus, ErrorCode: '__proto__' })).toBe(200);
    expect(await twilio({})).toBe(200);
    expect((await app.row(id)).status).toBe('sent');
  });
});

describe('what MSG91 tells', () => {
  const json = { 'content-type': 'application/json', 'x-webhook-secret': SECRETS.msg91 };
  beforeEach(() => {
    app.use({ sms: app.senders.msg91 });
    app.provider.answer = { status: 200, body: { type: 'success', message: 'req1' } };
  });

  it('B05 in all forms of its webhooks', async () => {
    const id = await sendSms();
    const failed = { requestId: 'req1', status: '16', desc: 'REJECTED', date: '2027-01-10 11:30:05' };
    expect(await call(`${HOOKS}/msg91`, JSON.stringify(failed), json)).toBe(200);
    expect(await app.row(id)).toMatchObject({
      status: 'failed',
      reason: 'MSG91 could not deliver it: REJECTED',
    });
    const reports = [
      {
        requestId: 'req1',
        report: [{ number: '9198', status: '1', desc: 'DELIVERED', date: '2027-01-10 11:31:00' }],
      },
    ];
    const data = new URLSearchParams({ data: JSON.stringify(reports) }).toString();
    expect(await call(`${HOOKS}/msg91?secret=${SECRETS.msg91}`, data, form)).toBe(200);
    expect(await app.row(id)).toMatchObject({
      status: 'delivered',
      deliveredAt: new Date('2027-01-10T06:01:00Z'),
    });
  });

  it('MSG-10 our own id comes back with a report, so one whose answer was lost is known to have gone', async () => {
    app.provider.answer = 'hang up';
    const id = await sendSms();
    expect((await app.row(id)).mayHaveGone).toBe(true);
    const report = { requestId: 'req7', CRQID: id, status: 'Delivered', deliveryTime: '2027-01-10 11:30:05' };
    expect(await call(`${HOOKS}/msg91`, JSON.stringify(report), json)).toBe(200);
    expect(await app.row(id)).toMatchObject({ status: 'delivered', providerId: 'req7', mayHaveGone: false });
  });

  it('is believed only with the secret, and nonsense is refused', async () => {
    const body = JSON.stringify({ requestId: 'req1', status: 'Delivered' });
    const wrong = { 'content-type': 'application/json', 'x-webhook-secret': 'guess' };
    expect(await call(`${HOOKS}/msg91`, body, wrong)).toBe(401);
    expect(await call(`${HOOKS}/msg91`, body, { 'content-type': 'application/json' })).toBe(401);
    for (const odd of ['', 'null', '[[', '5', '{"requestId":{}}'])
      expect(await call(`${HOOKS}/msg91`, odd, json)).toBe(401);
    expect(await call(`${HOOKS}/twilio`, body, json)).toBe(401);
  });
});

describe('what WhatsApp tells', () => {
  const at = (minutes: number) => String(app.ctx.now().getTime() / 1000 + minutes * 60);
  const incoming = (id: string, change: object = {}) => ({
    messages: [
      {
        id,
        from: '919811045230',
        timestamp: at(-1),
        type: 'text',
        text: { body: 'Is it ready?' },
        ...change,
      },
    ],
  });
  beforeEach(() => {
    app.provider.answer = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
  });

  it('B06 what a person writes appears on their inquiry and opens the 24 hours, once however often it comes', async () => {
    const id = await app.inquiry({ phone: '098110 45230', answeredAt: app.ctx.now() });
    await app.inquiry({ phone: '+1 981 104 5230' });
    const before = await app.send(`/crm/inquiries/${id}/whatsapp`, { message: 'Hello' });
    expect(before.status).toBe(409);
    for (let time = 0; time < 3; time++) expect(await whatsapp(incoming('wamid.in'))).toBe(200);
    const [received] = await app.messagesOf(`inquiry_id=${id}&status=received`);
    expect(received).toMatchObject({
      direction: 'in',
      text: 'Is it ready?',
      to: '+919811045230',
      canRetry: false,
    });
    expect(await app.messagesOf('status=received')).toHaveLength(1);
    const [inquiry] = await app.db.select().from(inquiries).where(eq(inquiries.id, id));
    expect(inquiry?.answeredAt).toBeNull();
    expect((await app.send(`/crm/inquiries/${id}/whatsapp`, { message: 'Yes!' })).status).toBe(200);
  });

  it('B03 who writes again after an answer waits since the first message that has none', async () => {
    const asked = new Date(app.ctx.now().getTime() - 30 * 3600_000);
    const id = await app.inquiry({ phone: '098110 45230', createdAt: asked });
    const since = async () => {
      const [row] = await app.db.select().from(inquiries).where(eq(inquiries.id, id));
      return row?.waitingSince;
    };
    await whatsapp(incoming('wamid.before', { timestamp: at(-120) }));
    expect(await since()).toEqual(asked);
    await app.send(`/crm/inquiries/${id}/whatsapp`, { message: 'Here it is' });
    expect(await since()).toBeNull();
    await whatsapp(incoming('wamid.first', { timestamp: at(-60) }));
    await whatsapp(incoming('wamid.second', { timestamp: at(-1) }));
    expect(await since()).toEqual(new Date(Number(at(-60)) * 1000));
  });

  it('B06 it appears on the booking of the number, or on none', async () => {
    const id = await app.booking({ phone: '+91 98110-45230' });
    await whatsapp(incoming('wamid.in'));
    await whatsapp({ ...incoming('wamid.img', { from: '4915112345678', type: 'image', text: undefined }) });
    expect(await app.messagesOf(`booking_id=${id}`)).toMatchObject([{ text: 'Is it ready?' }]);
    expect((await app.messagesOf('status=received')).map((one) => one.text).sort()).toEqual([
      'Is it ready?',
      '[image]',
    ]);
  });

  it('MSG-10 delivered and read, failed with WhatsApp’s reason, in any order', async () => {
    const inquiry = await app.inquiry();
    await whatsapp(incoming('wamid.in'));
    const sent = await app.send(`/crm/inquiries/${inquiry}/whatsapp`, { message: 'Yes!' });
    const status = (state: string, more: object = {}) =>
      whatsapp({
        statuses: [{ id: 'wamid.1', status: state, timestamp: at(2), recipient_id: '9198', ...more }],
      });
    await status('failed', { errors: [{ code: 131026, title: 'Message undeliverable' }] });
    expect(await app.row(sent.body.message.id)).toMatchObject({
      status: 'failed',
      reason: 'WhatsApp could not deliver it: Message undeliverable',
    });
    await status('read');
    await status('sent');
    expect(await app.row(sent.body.message.id)).toMatchObject({ status: 'delivered', reason: '' });
  });

  it('is believed only when signed; of other numbers and unknown kinds it keeps nothing', async () => {
    expect(await whatsapp(incoming('a'), 'guess')).toBe(401);
    expect(await call(`${HOOKS}/whatsapp`, '{}', { 'content-type': 'application/json' })).toBe(401);
    expect(await whatsapp({ ...incoming('b'), metadata: { phone_number_id: '999' } })).toBe(200);
    expect(await whatsapp({ statuses: [5, null, {}], messages: ['x', { id: 'c' }] })).toBe(200);
    expect(await app.rows()).toEqual([]);
  });

  it('a time ahead of ours opens the 24 hours from now, not longer', async () => {
    await whatsapp(incoming('wamid.in', { timestamp: at(6000) }));
    const [row] = await app.rows();
    expect(row?.createdAt).toEqual(app.ctx.now());
  });

  it('the address is confirmed with the verify token alone', async () => {
    const ask = (token: string) =>
      app.fetch(`${HOOKS}/whatsapp?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${token}`);
    const right = await ask(SECRETS.verifyToken);
    expect([right.status, await right.text()]).toEqual([200, '42']);
    expect((await ask('guess')).status).toBe(401);
    expect((await app.fetch(`${HOOKS}/whatsapp`)).status).toBe(401);
  });
});
