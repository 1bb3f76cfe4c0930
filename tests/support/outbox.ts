import { readConfig } from '#app/config.ts';
import { bookings, bookingTravellers } from '#app/db/schema/bookings.ts';
import { messages } from '#app/db/schema/messages.ts';
import { newAccessKey, newId, newReference } from '#app/domain/ids.ts';
import { createAiWriter } from '#app/integrations/ai/openai-compatible.ts';
import { createLocalDisk } from '#app/integrations/files/local-disk.ts';
import { createSmtp } from '#app/integrations/mail/smtp.ts';
import { createNoPayments } from '#app/integrations/payments/no-payments.ts';
import { createTypst } from '#app/integrations/pdf/typst.ts';
import { createSheetReader } from '#app/integrations/sheets/sheet-reader.ts';
import { createNoSms } from '#app/integrations/sms/port.ts';
import { createNoWhatsApp } from '#app/integrations/whatsapp/port.ts';
import { createJobQueue, type RunningQueue } from '#app/jobs/queue.ts';
import type { Ctx } from '#app/services/context.ts';
import { createEventHub } from '#app/services/events/event-hub.ts';
import { createMemoryHits } from '#app/services/limits/memory-hits.ts';
import { sendMessage } from '#app/services/messages/send-message.ts';
import { createVault } from '#app/services/settings/vault.ts';
import { openTestDatabase, type TestDatabase } from './test-db.ts';

export interface Outbox {
  ctx: Ctx;
  database: TestDatabase;
  /** A worker over the outbox as the server runs it: its own queue and its own connections to the mail server. */
  startWorker(): Promise<Worker>;
  rows(): Promise<Array<typeof messages.$inferSelect>>;
  stopWorkers(): Promise<void>;
  close(): Promise<void>;
}

export interface Worker {
  ctx: Ctx;
  queue: RunningQueue;
  stop(): Promise<void>;
}

/** A fresh database with the outbox over it, sending to `smtpUrl` (null: no mail server). */
export async function openOutbox(
  smtpUrl: string | null,
  times: { connectMs?: number; answerMs?: number } = {},
): Promise<Outbox> {
  const database = await openTestDatabase();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const base: Ctx = {
    db: database.db,
    config: {
      ...readConfig({ PUBLIC_URL: 'http://localhost:5600' }),
      mail: { smtpUrl, from: 'Deodar Journeys <bookings@deodar.example>' },
    },
    now: () => new Date(),
    actor: { type: 'system' },
    requestId: 'test',
    log: silent,
    payments: createNoPayments(),
    mail: { ...createSmtp({ smtpUrl: null, from: null }), isSet: smtpUrl !== null },
    sms: createNoSms(),
    whatsapp: createNoWhatsApp(),
    vault: createVault('file', ['a-key-for-tests-that-is-long-enough']),
    providers: { reload: async () => undefined },
    files: createLocalDisk('/nowhere'),
    signOn: null,
    ai: createAiWriter(),
    pdf: createTypst(),
    sheets: createSheetReader(),
    jobs: { enqueue: async () => undefined },
    content: { changed: async () => undefined, committed: () => undefined },
    events: createEventHub(),
    hits: createMemoryHits(),
  };
  const workers = new Set<Worker>();

  async function stopWorkers(): Promise<void> {
    for (const worker of workers) await worker.stop();
  }

  return {
    ctx: base,
    database,
    async startWorker() {
      const mail = createSmtp(base.config.mail, times);
      const queue = createJobQueue({ pool: database.pool, log: silent, retryDelay: 1 });
      const ctx: Ctx = { ...base, mail, jobs: queue };
      const worker: Worker = {
        ctx,
        queue,
        async stop() {
          if (!workers.delete(worker)) return;
          await queue.stop();
          await mail.close();
        },
      };
      workers.add(worker);
      await queue.start({
        jobs: {
          'message.send': async (data) => {
            if ((await sendMessage(ctx, data)) === 'later') throw new Error('later');
          },
          'picture.make': async () => undefined,
          'link.close': async () => undefined,
          'import.run': async () => undefined,
        },
        schedules: [],
      });
      return worker;
    },
    rows: () => database.db.select().from(messages).orderBy(messages.createdAt),
    stopWorkers,
    async close() {
      await stopWorkers();
      await database.close();
    },
  };
}

/** A confirmed booking for two with a quarter paid, unless told otherwise. */
export async function addBooking(ctx: Ctx, values: Partial<typeof bookings.$inferInsert> = {}) {
  const row = {
    id: newId('bkg'),
    reference: newReference('DJ'),
    accessKey: newAccessKey(),
    itemType: 'package' as const,
    itemId: newId('pkg'),
    itemSlug: 'kashmir-great-lakes',
    itemTitle: 'Kashmir Great Lakes & Houseboats',
    destination: 'Kashmir',
    duration: '6 Days / 5 Nights',
    name: 'Asha Verma',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    travelDate: '2027-04-12',
    pax: 2,
    paymentOption: 'partial' as const,
    unitPrice: 4599900,
    totalAmount: 9199800,
    paidAmount: 2299950,
    status: 'confirmed' as const,
    paymentStatus: 'partial' as const,
    bookingDate: '2027-01-10',
    termsVersion: '2026-11',
    fingerprint: 'f',
    ...values,
  };
  await ctx.db.insert(bookings).values(row);
  await ctx.db.insert(bookingTravellers).values([
    { bookingId: row.id, position: 0, name: row.name, age: 34, ageGroup: 'Adult' },
    { bookingId: row.id, position: 1, name: 'Kabir Verma', age: 7, ageGroup: 'Child' },
  ]);
  return row;
}
