import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { createSmtp } from '#app/integrations/mail/smtp.ts';
import { createMessagesApp, type MessagesApp } from '#tests/support/messages-app.ts';

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp();
});
beforeEach(() => app.clear());
afterAll(() => app.close());

const letter = {
  subject: 'Re: Your inquiry about Goa',
  message: 'Hello Asha,\n\nyour plan is ready.\nMeera',
};

describe('B04 e-mail to the person of an inquiry', () => {
  it('B04 is handed over at once, with its line breaks, and answers the success text', async () => {
    const id = await app.inquiry();
    const sent = await app.send(`/crm/inquiries/${id}/email`, letter);
    expect(sent).toMatchObject({
      status: 200,
      body: {
        outcome: 'sent',
        detail: 'Email sent successfully!',
        message: { channel: 'email', kind: 'staff', status: 'sent', author: 'meera', canRetry: false },
      },
    });
    const [mail, ...more] = app.box.mails;
    expect(more).toEqual([]);
    expect(mail?.to).toEqual(['asha@example.in']);
    expect(mail?.header('subject')).toBe(letter.subject);
    expect(mail?.text).toContain('Hello Asha,\n\nyour plan is ready.\nMeera');
    expect(mail?.text).toMatch(/your plan is ready\.<br>\s*Meera|white-space:\s*pre-line/);
    const [inquiry] = await app.db.select().from(inquiries).where(eq(inquiries.id, id));
    expect(inquiry?.answeredAt).toEqual(app.ctx.now());
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'inquiry.email_written'));
    expect(entry).toMatchObject({
      entity: 'inquiry',
      entityId: id,
      after: { messageId: sent.body.message.id },
    });
    expect(await app.messagesOf(`inquiry_id=${id}`)).toMatchObject([
      { text: letter.message, status: 'sent' },
    ]);
  });

  it('MSG-11 goes to the record’s own address whatever `to` says', async () => {
    const id = await app.inquiry();
    for (const to of ['other@evil.example', ['other@evil.example'], { a: 1 }, 5, null]) {
      const sent = await app.send(`/crm/inquiries/${id}/email`, { ...letter, to });
      expect(sent.status).toBe(200);
    }
    expect(new Set(app.box.mails.flatMap((mail) => mail.to))).toEqual(new Set(['asha@example.in']));
  });

  it.each(['Re: Goa\r\nBcc: spy@evil.example', 'Re: Goa\nX: y', 'Re: Goa\rX: y', 'Re: \u2028Goa', 'a\0b'])(
    'MSG-01 the subject %j sends no further header',
    async (subject) => {
      const id = await app.inquiry();
      const sent = await app.send(`/crm/inquiries/${id}/email`, { ...letter, subject });
      expect(sent.status).toBe(422);
      expect(sent.body.fields).toHaveProperty('subject');
      expect(app.box.mails).toEqual([]);
    },
  );

  it('MSG-03 MSG-12 markup and braces are text, in the mail and in the office', async () => {
    const id = await app.inquiry({ name: '<a href="https://evil.example">Verify</a>' });
    const message = `{{name}} \${x} <%= 1 %> <img src=x onerror=1>`;
    const sent = await app.send(`/crm/inquiries/${id}/email`, { subject: '{{name}} <b>', message });
    expect(sent.body.message).toMatchObject({ text: message, subject: '{{name}} <b>' });
    const [mail] = app.box.mails;
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain(`{{name}} \${x} &lt;%= 1 %&gt; &lt;img src=x onerror=1&gt;`);
    expect(mail?.header('subject')).toBe('{{name}} <b>');
  });

  it.each([
    ['a blank message', { message: '  \n ' }, 'message', 'Message is required'],
    ['a huge message', { message: 'x'.repeat(100_000) }, 'message', 'at most 20000 characters'],
    ['a blank subject', { subject: ' ' }, 'subject', 'Subject is required'],
    ['a huge subject', { subject: 'x'.repeat(5000) }, 'subject', 'at most 200 characters'],
    ['no text at all', { message: 5 }, 'message', 'Message is required'],
    ['a NUL', { message: 'a\0b' }, 'message', 'characters that cannot be used'],
    ['half an emoji', { message: 'a\ud83d' }, 'message', 'characters that cannot be used'],
    ['a wrong key', { request_key: '../..' }, 'request_key', 'letters and digits'],
  ])('MSG-12 %s is refused by its field', async (_what, change, field, text) => {
    const id = await app.inquiry();
    const sent = await app.send(`/crm/inquiries/${id}/email`, { ...letter, ...change });
    expect(sent).toMatchObject({ status: 422, body: { fields: { [field]: expect.stringContaining(text) } } });
    expect(await app.rows()).toEqual([]);
  });

  it('an unknown record is not found, and an erased person has no address', async () => {
    for (const id of ['nobody', "' OR 1=1--", 'a%00b'])
      expect((await app.send(`/crm/inquiries/${encodeURIComponent(id)}/email`, letter)).status).toBe(404);
    const id = await app.inquiry({ email: '', phone: '', erasedAt: app.ctx.now() });
    expect(await app.send(`/crm/inquiries/${id}/email`, letter)).toMatchObject({
      status: 422,
      body: { fields: { to: 'There is no e-mail address' } },
    });
  });
});

describe('MSG-09 what is not handed over is never called sent', () => {
  it('B04 a mail server that refuses for good: 502 with its reason', async () => {
    const id = await app.inquiry();
    app.box.answerData(550, 'No such user here');
    const sent = await app.send(`/crm/inquiries/${id}/email`, letter);
    expect(sent).toMatchObject({
      status: 502,
      body: {
        code: 'provider_failed',
        detail: expect.stringContaining('No such user here'),
        message: { status: 'failed', sentAt: null, canRetry: true },
      },
    });
    const [inquiry] = await app.db.select().from(inquiries).where(eq(inquiries.id, id));
    expect(inquiry?.answeredAt).toBeNull();
  });

  it('B04 one that asks to come back: 202, and the queue sends it later, once', async () => {
    const id = await app.inquiry();
    app.box.answerData(451, 'Try again later');
    const sent = await app.send(`/crm/inquiries/${id}/email`, letter);
    expect(sent).toMatchObject({
      status: 202,
      body: {
        outcome: 'queued',
        detail: 'Queued: it will be sent as soon as possible',
        message: { status: 'queued', reason: expect.stringContaining('Try again later') },
      },
    });
    const { id: messageId } = sent.body.message;
    expect(app.jobs).toEqual([{ name: 'message.send', data: { messageId } }]);
    expect(await app.runQueue(messageId)).toBe('later');
    app.setNow(new Date(app.ctx.now().getTime() + 5000));
    expect(await app.runQueue(messageId)).toBe('sent');
    expect(await app.runQueue(messageId)).toBe('skipped');
    expect(app.box.mails).toHaveLength(1);
  });

  it('MSG-08 one that takes it and says nothing: 202 while it still tries, sent when the answer comes', async () => {
    const id = await app.inquiry();
    app.box.delayData(3500);
    const sent = await app.send(`/crm/inquiries/${id}/email`, letter);
    expect(sent).toMatchObject({ status: 202, body: { message: { status: 'sending' } } });
    await expect
      .poll(async () => (await app.row(sent.body.message.id)).status, { timeout: 8000 })
      .toBe('sent');
    expect(app.box.mails).toHaveLength(1);
  });

  it('B04 no mail server: 409, kept as not sent, and sent by a retry once there is one', async () => {
    const id = await app.inquiry();
    const { mail } = app.ctx;
    app.use({ mail: createSmtp({ smtpUrl: null, from: null }) });
    const sent = await app.send(`/crm/inquiries/${id}/email`, letter);
    expect(sent).toMatchObject({
      status: 409,
      body: {
        code: 'provider_not_configured',
        detail: 'Not sent: no mail server',
        message: { status: 'not_sent', canRetry: true },
      },
    });
    app.use({ mail });
    const again = await app.send(`/crm/messages/${sent.body.message.id}/retry`, {});
    expect(again).toMatchObject({ status: 200, body: { detail: 'Email sent successfully!' } });
    expect(app.box.mails).toHaveLength(1);
  });
});

describe('MSG-10 one press, one copy', () => {
  it('UI-15 a double click or two tabs with the same key send once, and both hear how it went', async () => {
    const id = await app.inquiry();
    const body = { ...letter, request_key: 'press-0001' };
    app.box.delayData(300);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => app.send(`/crm/inquiries/${id}/email`, body)),
    );
    expect(all.map((one) => one.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(all.map((one) => one.body.message.id)).size).toBe(1);
    expect(app.box.mails).toHaveLength(1);
    expect((await app.send(`/crm/inquiries/${id}/email`, body)).status).toBe(200);
    expect(app.box.mails).toHaveLength(1);
    await app.send(`/crm/inquiries/${id}/email`, { ...letter, request_key: 'press-0002' });
    expect(app.box.mails).toHaveLength(2);
  });

  it('a key belongs to its record: it hides no message to another person', async () => {
    const body = { ...letter, request_key: 'press-0001' };
    await app.send(`/crm/inquiries/${await app.inquiry()}/email`, body);
    await app.send(`/crm/inquiries/${await app.inquiry({ email: 'kabir@example.in' })}/email`, body);
    await app.send(`/crm/bookings/${await app.booking()}/email`, body);
    expect(app.box.mails.map((mail) => mail.to[0])).toEqual([
      'asha@example.in',
      'kabir@example.in',
      'asha@example.com',
    ]);
  });

  it('two retries at the same time send once', async () => {
    const id = await app.inquiry();
    app.box.answerData(550, 'No');
    const failed = await app.send(`/crm/inquiries/${id}/email`, letter);
    const path = `/crm/messages/${failed.body.message.id}/retry`;
    const both = await Promise.all([app.send(path, {}), app.send(path, {})]);
    expect(both.map((one) => one.status)).toEqual([200, 200]);
    expect(app.box.mails).toHaveLength(1);
    expect((await app.send('/crm/messages/nobody/retry', {})).status).toBe(404);
  });
});
