import { eq } from 'drizzle-orm';
import type { MessageView, SendAnswer, SendFailure } from '#app/contract/messages.ts';
import type { bookings } from '#app/db/schema/bookings.ts';
import { inquiries } from '#app/db/schema/inquiries.ts';
import { messageEvents, messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import { createSmtp } from '#app/integrations/mail/smtp.ts';
import { createMsg91 } from '#app/integrations/sms/msg91.ts';
import type { SmsSender } from '#app/integrations/sms/port.ts';
import { createTwilio } from '#app/integrations/sms/twilio.ts';
import { createWhatsAppCloud } from '#app/integrations/whatsapp/cloud.ts';
import type { WhatsAppSender } from '#app/integrations/whatsapp/port.ts';
import { sendMessage } from '#app/services/messages/send-message.ts';
import { createBookingApp } from './booking-app.ts';
import { openMailbox } from './mailbox.ts';
import { addBooking } from './outbox.ts';
import { openProviderServer } from './provider-server.ts';

/** Milliseconds after which an adapter gives a provider up, and a press of Send is answered. */
export const TIMES = { provider: 600, send: 2500 };
export const SECRETS = {
  twilio: 'twilio-token',
  msg91: 'msg91-webhook-secret',
  appSecret: 'whatsapp-app-secret',
  verifyToken: 'whatsapp-verify-token',
};

type Answer = SendAnswer & SendFailure;

/** The API with real senders over a real SMTP server and a real HTTP server in the providers' place. */
export async function createMessagesApp() {
  const box = await openMailbox();
  const provider = await openProviderServer();
  const mail = createSmtp(
    { smtpUrl: box.url, from: 'Deodar <office@deodar.example>' },
    { connectMs: 3000, answerMs: 10_000 },
  );
  const apiBase = provider.base;
  const timeoutMs = TIMES.provider;
  const twilio = createTwilio({
    apiBase,
    accountSid: 'AC1',
    authToken: SECRETS.twilio,
    from: '+12025550123',
    statusUrl: 'http://localhost/api/messages/webhooks/twilio',
    timeoutMs,
  });
  const msg91 = createMsg91({
    apiBase,
    authKey: 'key',
    sender: 'DEODAR',
    templateId: 'general1',
    variable: 'VAR1',
    webhookSecret: SECRETS.msg91,
    timeoutMs,
  });
  const cloud = createWhatsAppCloud({
    apiBase,
    phoneNumberId: '1055',
    token: 'token',
    appSecret: SECRETS.appSecret,
    verifyToken: SECRETS.verifyToken,
    timeoutMs,
  });
  const app = await createBookingApp({
    mail,
    sms: twilio,
    whatsapp: cloud,
    config: { sendWaitMs: TIMES.send },
  });

  return {
    ...app,
    box,
    provider,
    senders: { twilio, msg91, cloud },
    use(change: { sms?: SmsSender; whatsapp?: WhatsAppSender; mail?: typeof mail }) {
      Object.assign(app.ctx, change);
    },
    async clear() {
      await app.clear();
      await app.db.delete(messageEvents);
      await app.db.delete(inquiries);
      box.mails.length = 0;
      provider.calls.length = 0;
      provider.next.length = 0;
      provider.answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
      provider.beforeAnswer = async () => undefined;
      app.jobs.length = 0;
      Object.assign(app.ctx, { mail, sms: twilio, whatsapp: cloud });
    },
    async inquiry(change: Partial<typeof inquiries.$inferInsert> = {}): Promise<string> {
      const id = newId('inq');
      await app.db.insert(inquiries).values({
        id,
        source: 'general',
        name: 'Asha Verma',
        email: 'asha@example.in',
        phone: '+91 98110 45230',
        destination: 'Goa',
        createdAt: app.ctx.now(),
        updatedAt: app.ctx.now(),
        ...change,
      });
      return id;
    },
    booking: async (change: Partial<typeof bookings.$inferInsert> = {}) =>
      (await addBooking(app.ctx, change)).id,
    send: (path: string, body: unknown) => app.staff<Answer>('POST', path, body),
    async row(id: string) {
      const [row] = await app.db.select().from(messages).where(eq(messages.id, id));
      if (!row) throw new Error(`there is no message ${id}`);
      return row;
    },
    rows: () => app.db.select().from(messages).orderBy(messages.createdAt),
    async messagesOf(query: string): Promise<MessageView[]> {
      return (await app.staff<MessageView[]>('GET', `/crm/messages?${query}`)).body;
    },
    /** What the queue does with the message. */
    runQueue: (messageId: string) => sendMessage(app.ctx, { messageId }),
    async close() {
      await app.close();
      await mail.close();
      await provider.close();
      await box.close();
    },
  };
}

export type MessagesApp = Awaited<ReturnType<typeof createMessagesApp>>;
