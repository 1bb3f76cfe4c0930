import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { privacyRequests } from '#app/db/schema/inquiries.ts';
import { messageEvents, messages } from '#app/db/schema/messages.ts';
import { receiveDeliveryNews } from '#app/services/messages/receive-delivery-news.ts';
import { receiveWhatsApp } from '#app/services/messages/receive-whatsapp.ts';
import { applyRetention } from '#app/services/privacy/apply-retention.ts';
import { createMessagesApp, type MessagesApp } from '#tests/support/messages-app.ts';

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp();
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(privacyRequests);
});
afterAll(() => app.close());

/** SMS and e-mail to the person, what they wrote before they were known, and somebody else's. */
async function correspondence(): Promise<void> {
  await receiveWhatsApp(app.ctx, {
    providerId: 'w1',
    from: '+919811045230',
    text: 'Are you there?',
    at: null,
  });
  await receiveWhatsApp(app.ctx, { providerId: 'w2', from: '+919000000001', text: 'Other person', at: null });
  const id = await app.inquiry();
  await app.send(`/crm/inquiries/${id}/email`, { subject: 'Hello', message: 'A letter' });
  await app.send(`/crm/inquiries/${id}/sms`, { to: '+91 98450 11762', message: 'To another number' });
  await receiveDeliveryNews(app.ctx, 'twilio', [
    { providerId: 'SM1', reference: null, state: 'delivered', reason: '', at: null },
  ]);
}

async function request(): Promise<string> {
  await app.db.insert(privacyRequests).values({
    id: 'prq_1',
    kind: 'erasure',
    name: 'Asha Verma',
    email: 'asha@example.in',
    createdAt: app.ctx.now(),
  });
  return '/admin/privacy-requests/prq_1';
}

describe('what is kept of messages with a person', () => {
  it('a copy holds every channel, and what they wrote', async () => {
    await correspondence();
    const { body } = await app.send(`${await request()}/export`, {});
    const texts = (body as unknown as { messages: Array<{ text: string }> }).messages.map((one) => one.text);
    expect(texts.sort()).toEqual(['A letter', 'Are you there?', 'To another number']);
  });

  it('erasure takes numbers, texts and what providers told; others’ messages stay', async () => {
    await correspondence();
    expect((await app.send(`${await request()}/anonymise`, {})).status).toBe(200);
    const rows = await app.db.select().from(messages);
    const left = rows.filter((row) => row.erasedAt === null);
    expect(left.map((row) => row.text)).toEqual(['Other person']);
    for (const row of rows.filter((one) => one.erasedAt !== null))
      expect(row).toMatchObject({
        to: '',
        text: '',
        html: '',
        subject: '',
        providerId: null,
        template: null,
      });
    expect(await app.db.select().from(messageEvents)).toEqual([]);
    const [erased] = rows.filter((row) => row.erasedAt !== null);
    expect((await app.send(`/crm/messages/${erased?.id}/retry`, {})).status).toBe(404);
    expect(app.provider.calls).toHaveLength(1);
  });

  it('after their term messages are erased, and old news with them', async () => {
    await correspondence();
    app.setNow('2030-01-01T00:00:00Z');
    await applyRetention(app.ctx);
    const rows = await app.db.select().from(messages);
    expect(rows.every((row) => row.text === '' && row.to === '')).toBe(true);
    expect(await app.db.select().from(messageEvents)).toEqual([]);
  });
});
