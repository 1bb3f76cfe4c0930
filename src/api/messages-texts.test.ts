import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ComposeView } from '#app/contract/messages.ts';
import { messages } from '#app/db/schema/messages.ts';
import { settings } from '#app/db/schema/settings.ts';
import { DEFAULT_TEMPLATES, type MessageTemplate } from '#app/domain/message-templates.ts';
import { createNoSms } from '#app/integrations/sms/port.ts';
import { createNoWhatsApp } from '#app/integrations/whatsapp/port.ts';
import { createMessagesApp, type MessagesApp } from '#tests/support/messages-app.ts';
import type { ProviderAnswer } from '#tests/support/provider-server.ts';

const ACCEPTED = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
const NUMBER = '+919811045230';

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

const formOf = (at = 0) => Object.fromEntries(new URLSearchParams(app.provider.calls[at]?.body));
const jsonOf = (at = 0) => JSON.parse(app.provider.calls[at]?.body ?? '{}') as Record<string, unknown>;

async function wroteToUs(hoursAgo: number): Promise<void> {
  await app.db.insert(messages).values({
    id: `msg_in_${hoursAgo}`,
    channel: 'whatsapp',
    direction: 'in',
    kind: 'received',
    to: NUMBER,
    text: 'Hi',
    status: 'received',
    messageId: 'x',
    createdAt: new Date(app.ctx.now().getTime() - hoursAgo * 3_600_000),
  });
}

async function templates(...all: Array<Partial<MessageTemplate>>): Promise<void> {
  const [basis] = DEFAULT_TEMPLATES;
  const value = all.map((one) => ({ ...basis, subject: '', ...one }));
  await app.db.insert(settings).values({ section: 'templates', value });
}

describe('B05 SMS', () => {
  it('B05 goes to the number as it was typed, in the form that providers want', async () => {
    const id = await app.inquiry();
    const sent = await app.send(`/crm/inquiries/${id}/sms`, { to: '098450-11762', message: 'Hello €' });
    expect(sent).toMatchObject({
      status: 200,
      body: { detail: 'SMS sent successfully!', message: { to: '+919845011762', status: 'sent' } },
    });
    expect(formOf()).toEqual({
      To: '+919845011762',
      From: '+12025550123',
      Body: 'Hello €',
      StatusCallback: `http://localhost/api/messages/webhooks/twilio?message=${sent.body.message.id}`,
    });
    await app.send(`/crm/inquiries/${id}/sms`, { message: 'Hello' });
    expect(formOf(1)).toMatchObject({ To: NUMBER });
  });

  it.each(['12345', 'abc', '+', '+91 00000 00000', '1'.repeat(25), '', ' ', 'x'.repeat(500), '९८१९८१९८१९'])(
    'MSG-06 the number %j is refused, by SMS and by WhatsApp',
    async (to) => {
      const id = await app.inquiry();
      for (const channel of ['sms', 'whatsapp']) {
        const sent = await app.send(`/crm/inquiries/${id}/${channel}`, { to, message: 'Hello' });
        expect(sent).toMatchObject({ status: 422, body: { fields: { to: expect.any(String) } } });
      }
      expect(app.provider.calls).toEqual([]);
      expect(await app.rows()).toEqual([]);
    },
  );

  it.each([
    ['160 letters', 'a'.repeat(160)],
    ['71 letters with ₹', `₹${'a'.repeat(70)}`],
    ['brackets and emoji', `${'a'.repeat(84)}]😘`],
    ['ten segments', 'b'.repeat(1530)],
  ])('MSG-07 %s arrive whole', async (_what, message) => {
    const id = await app.inquiry();
    expect((await app.send(`/crm/inquiries/${id}/sms`, { message })).status).toBe(200);
    expect(formOf()).toMatchObject({ Body: message });
  });

  it('MSG-12 blank and huge texts are refused by their field', async () => {
    const id = await app.inquiry();
    for (const [channel, most] of [
      ['sms', 1600],
      ['whatsapp', 4096],
    ] as const)
      for (const message of ['  \n', 'x'.repeat(most + 1)]) {
        const sent = await app.send(`/crm/inquiries/${id}/${channel}`, { message });
        expect(sent).toMatchObject({ status: 422, body: { fields: { message: expect.any(String) } } });
      }
  });

  it('B05 without a provider: 409, kept as not sent', async () => {
    app.use({ sms: createNoSms() });
    const id = await app.inquiry();
    const sent = await app.send(`/crm/inquiries/${id}/sms`, { message: 'Hello' });
    expect(sent).toMatchObject({
      status: 409,
      body: { code: 'provider_not_configured', message: { status: 'not_sent', canRetry: true } },
    });
    expect(sent.body).not.toHaveProperty('whatsapp_url');
  });

  it('MSG91 gets an approved template by its DLT id where the text is still the template’s', async () => {
    app.use({ sms: app.senders.msg91 });
    app.provider.answer = { status: 200, body: { type: 'success', message: 'req1' } };
    const text = 'Dear {{firstName}}, {{balance}} is due for {{reference}}. {{agency}}';
    await templates({ id: 'due', channel: 'sms', text, approvedAs: 'dlt12345' });
    const id = await app.booking({ reference: 'DJ-7K3M9Q' });
    const message = 'Dear Asha, ₹68,998.50 is due for DJ-7K3M9Q. Deodar Journeys';
    await app.send(`/crm/bookings/${id}/sms`, { message, template_id: 'due' });
    await app.send(`/crm/bookings/${id}/sms`, { message: `${message}!`, template_id: 'due' });
    expect(jsonOf(0)).toMatchObject({
      template_id: 'dlt12345',
      CRQID: expect.stringMatching(/^msg_/),
      recipients: [{ VAR1: 'Asha', VAR2: '₹68,998.50', VAR3: 'DJ-7K3M9Q', VAR4: 'Deodar Journeys' }],
    });
    expect(jsonOf(1)).toMatchObject({ template_id: 'general1', recipients: [{ VAR1: `${message}!` }] });
  });
});

const FAILURES: Array<[name: string, answer: ProviderAnswer, status: number, state: string, tries: number]> =
  [
    ['401', { status: 401, body: { message: 'Bad key' } }, 502, 'failed', 1],
    ['400', { status: 400, body: { message: 'Not a mobile number' } }, 502, 'failed', 1],
    ['429', { status: 429, headers: { 'retry-after': '120' } }, 202, 'queued', 2],
    ['503', { status: 503 }, 202, 'queued', 2],
    ['500', { status: 500 }, 502, 'failed', 1],
    ['silence', 'silence', 502, 'failed', 1],
    ['a broken connection', 'hang up', 502, 'failed', 1],
    ['an answer that cannot be read', { status: 200, body: '<html>' }, 502, 'failed', 1],
  ];

describe.each(['sms', 'whatsapp'])('MSG-09 a provider of %s that fails', (channel) => {
  it.each(FAILURES)('%s is never success, and is repeated only where it cannot have gone', async (...row) => {
    const [, answer, status, state, tries] = row;
    const id = await app.inquiry();
    await wroteToUs(1);
    app.provider.answer = answer;
    const sent = await app.send(`/crm/inquiries/${id}/${channel}`, { message: 'Hello' });
    expect(sent.status).toBe(status);
    expect(sent.body.message).toMatchObject({ status: state, sentAt: null, canRetry: state === 'failed' });
    expect(sent.body.message.reason).not.toBe('');
    app.provider.answer = channel === 'sms' ? { status: 201, body: { sid: 'SM2' } } : ACCEPTED;
    app.setNow(new Date(app.ctx.now().getTime() + 121_000));
    await app.runQueue(sent.body.message.id);
    expect(app.provider.calls).toHaveLength(tries);
  });

  it('MSG-10 with an unknown outcome a person decides: one more copy for one more press', async () => {
    const id = await app.inquiry();
    await wroteToUs(1);
    app.provider.next = ['silence'];
    app.provider.answer = channel === 'sms' ? { status: 201, body: { sid: 'SM2' } } : ACCEPTED;
    const first = await app.send(`/crm/inquiries/${id}/${channel}`, {
      message: 'Hello',
      request_key: 'press-01',
    });
    expect(first.body.detail).toContain('it may have gone all the same');
    const same = await app.send(`/crm/inquiries/${id}/${channel}`, {
      message: 'Hello',
      request_key: 'press-01',
    });
    expect([same.status, app.provider.calls.length]).toEqual([502, 1]);
    const again = await app.send(`/crm/messages/${first.body.message.id}/retry`, {});
    expect([again.status, app.provider.calls.length]).toEqual([200, 2]);
  });
});

describe('MSG-09 what a provider asks', () => {
  it('Retry-After is kept to: before it nothing is tried, after it once', async () => {
    const id = await app.inquiry();
    app.provider.next = [{ status: 429, headers: { 'retry-after': '60' } }];
    const sent = await app.send(`/crm/inquiries/${id}/sms`, { message: 'Hello' });
    const messageId = sent.body.message.id;
    expect(app.jobs).toEqual([{ name: 'message.send', data: { messageId } }]);
    app.setNow(new Date(app.ctx.now().getTime() + 59_000));
    expect(await app.runQueue(messageId)).toBe('later');
    expect(app.provider.calls).toHaveLength(1);
    app.setNow(new Date(app.ctx.now().getTime() + 2000));
    expect(await app.runQueue(messageId)).toBe('sent');
    expect(await app.row(messageId)).toMatchObject({ status: 'sent', provider: 'twilio', providerId: 'SM1' });
    expect(app.provider.calls).toHaveLength(2);
  });
});

describe('B06 WhatsApp', () => {
  beforeEach(() => {
    app.provider.answer = ACCEPTED;
  });

  it('B06 within 24 hours of the person’s last message it goes as it is', async () => {
    const id = await app.inquiry();
    await wroteToUs(23.9);
    const sent = await app.send(`/crm/inquiries/${id}/whatsapp`, { message: 'Hello\nAsha' });
    expect(sent).toMatchObject({ status: 200, body: { detail: 'WhatsApp sent successfully!' } });
    expect(jsonOf()).toMatchObject({
      to: '919811045230',
      type: 'text',
      text: { body: 'Hello\nAsha' },
      biz_opaque_callback_data: sent.body.message.id,
    });
  });

  it('B06 later it goes as the approved template that it was started from', async () => {
    await templates({
      id: 'ready',
      channel: 'whatsapp',
      text: 'Hello {{firstName}}, your {{trip}} plan is ready.',
      approvedAs: 'plan_ready',
      language: 'en_US',
    });
    const id = await app.inquiry();
    await wroteToUs(24.1);
    const message = 'Hello Asha, your Goa plan is ready.';
    expect((await app.send(`/crm/inquiries/${id}/whatsapp`, { message, template_id: 'ready' })).status).toBe(
      200,
    );
    expect(jsonOf()).toMatchObject({
      type: 'template',
      template: {
        name: 'plan_ready',
        language: { code: 'en_US' },
        components: [{ parameters: [{ text: 'Asha' }, { text: 'Goa' }] }],
      },
    });
    const changed = await app.send(`/crm/inquiries/${id}/whatsapp`, {
      message: `${message} Call me`,
      template_id: 'ready',
    });
    expect(changed.status).toBe(409);
  });

  it('B06 any other text goes within the settings’ template of one variable', async () => {
    await app.db.insert(settings).values({
      section: 'whatsapp',
      value: { provider: 'cloud', phoneNumberId: '10551055', template: 'follow_up', templateLanguage: 'en' },
    });
    const id = await app.inquiry();
    expect((await app.send(`/crm/inquiries/${id}/whatsapp`, { message: 'Shall I call?' })).status).toBe(200);
    expect(jsonOf()).toMatchObject({
      template: { name: 'follow_up', components: [{ parameters: [{ text: 'Shall I call?' }] }] },
    });
  });

  it.each([false, true])(
    'MSG-04 without a way it is kept, and the wa.me link carries it (set up: %s)',
    async (on) => {
      if (!on) app.use({ whatsapp: createNoWhatsApp() });
      const id = await app.inquiry();
      const message = 'Goa & Kerala #1 50% off 😀\nCall +91 90000 00001?';
      const sent = await app.send(`/crm/inquiries/${id}/whatsapp`, { to: '+91 98450 11762', message });
      expect(sent).toMatchObject({
        status: 409,
        body: {
          code: 'provider_not_configured',
          whatsapp_url:
            'https://wa.me/919845011762?text=Goa%20%26%20Kerala%20%231%2050%25%20off%20%F0%9F%98%80%0ACall%20%2B91%2090000%2000001%3F',
          message: { status: 'not_sent', sentAt: null },
        },
      });
      expect(app.provider.calls).toEqual([]);
    },
  );
});

describe('what a dialog knows beforehand', () => {
  const compose = (query: string) => app.staff<ComposeView>('GET', `/crm/messages/compose?${query}`);

  it('MSG-12 templates come filled in; what the record cannot fill is named; values are never read as names', async () => {
    const inquiry = await app.inquiry({ name: '{{balance}} Rao', destination: '{{staff}}' });
    const { body } = await compose(`inquiry_id=${inquiry}`);
    const of = (id: string) => body.templates.find((one) => one.id === id);
    expect(of('whatsapp-first-reply')).toMatchObject({
      text: 'Hello {{balance}}, this is meera from Deodar Journeys. Thank you for asking about {{staff}}. Which dates suit you?',
      missing: [],
      approved: false,
    });
    expect(of('email-balance')?.missing).toEqual(
      expect.arrayContaining(['reference', 'balance', 'total', 'travelDate', 'bookingLink']),
    );
    const booking = await app.booking({ reference: 'DJ-7K3M9Q', accessKey: 'key1' });
    const filled = (await compose(`booking_id=${booking}`)).body.templates.find(
      (one) => one.id === 'whatsapp-payment-link',
    );
    expect(filled).toMatchObject({
      text: 'Hello Asha, ₹68,998.50 is still to be paid for your booking DJ-7K3M9Q. You can pay it here: http://localhost/booking/DJ-7K3M9Q?key=key1',
      missing: [],
    });
  });

  it('B06 it tells how a WhatsApp text would go', async () => {
    const id = await app.inquiry();
    expect((await compose(`inquiry_id=${id}`)).body.whatsapp).toEqual({ way: 'link', freeUntil: null });
    await wroteToUs(1);
    expect((await compose(`inquiry_id=${id}`)).body.whatsapp).toEqual({
      way: 'free',
      freeUntil: new Date(app.ctx.now().getTime() + 23 * 3_600_000).toISOString(),
    });
    const other = encodeURIComponent('+91 90000 00001');
    expect((await compose(`inquiry_id=${id}&to=${other}`)).body.whatsapp.way).toBe('link');
    expect((await compose(`inquiry_id=${id}&to=nonsense`)).body.whatsapp.way).toBe('link');
  });

  it('names exactly one record', async () => {
    expect((await compose('')).status).toBe(422);
    expect((await compose('inquiry_id=a&booking_id=b')).status).toBe(422);
    expect((await compose('inquiry_id=nobody')).status).toBe(404);
  });
});

describe('SEC-12 the list of messages', () => {
  it('takes odd ids literally and pages', async () => {
    const id = await app.inquiry();
    for (const message of ['one', 'two', 'three']) await app.send(`/crm/inquiries/${id}/sms`, { message });
    for (const odd of ["' OR 1=1--", '%25', '_', '%00', '😀'])
      expect(await app.messagesOf(`inquiry_id=${odd}`)).toEqual([]);
    expect(await app.messagesOf(`inquiry_id=${id}&limit=2`)).toHaveLength(2);
    expect(await app.messagesOf('status=failed')).toEqual([]);
    expect((await app.staff('GET', '/crm/messages?status=gone')).status).toBe(422);
    await app.db.delete(messages).where(eq(messages.inquiryId, id));
  });
});
