import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itineraries } from '#app/db/schema/content.ts';
import { messageEvents, messages } from '#app/db/schema/messages.ts';
import { newId } from '#app/domain/ids.ts';
import type { MailOutcome } from '#app/integrations/mail/port.ts';
import type { Ctx } from '#app/services/context.ts';
import { addBooking, type Outbox, openOutbox } from '#tests/support/outbox.ts';
import { queueBookingConfirmation } from './queue-booking-confirmation.ts';
import { queueFinishBooking } from './queue-finish-booking.ts';
import { queueMessage } from './queue-message.ts';
import { queuePaymentReceived } from './queue-payment-received.ts';
import { MOST_ATTEMPTS } from './record-outcome.ts';
import { sendMessage } from './send-message.ts';
import { sweepMessages } from './sweep-messages.ts';

const PLAIN = { kind: 'test', to: 'asha@example.com', subject: 'Hello', text: 'Hello', html: '' };

let outbox: Outbox;
beforeAll(async () => {
  outbox = await openOutbox('smtp://127.0.0.1:1');
});
afterAll(() => outbox.close());

let jobs: string[];
let handedOver: string[];
let outcomes: MailOutcome[];
let now: Date;
let ctx: Ctx;

beforeEach(() => {
  jobs = [];
  handedOver = [];
  outcomes = [];
  now = new Date('2027-01-10T06:00:00Z');
  ctx = {
    ...outbox.ctx,
    now: () => now,
    jobs: { enqueue: async (_tx, _name, data) => void jobs.push('messageId' in data ? data.messageId : '') },
    mail: {
      isSet: true,
      async send(mail) {
        handedOver.push(mail.messageId);
        return outcomes.shift() ?? { result: 'sent', response: '250' };
      },
      async close() {},
    },
  };
});
afterEach(() => outbox.database.db.delete(messages));

async function queued(more: Partial<Parameters<typeof queueMessage>[2]> = {}): Promise<string> {
  const id = await ctx.db.transaction((tx) => queueMessage(ctx, tx, { ...PLAIN, ...more }));
  return id ?? '';
}

async function row(id: string) {
  const [found] = await ctx.db.select().from(messages).where(eq(messages.id, id));
  return found;
}

describe('MSG-10 the outbox', () => {
  test('a message and its job are written with the change, or not at all', async () => {
    const failing = ctx.db.transaction(async (tx) => {
      await queueMessage(ctx, tx, PLAIN);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await outbox.rows()).toEqual([]);
    const id = await queued();
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 0, messageId: `${id}@localhost` });
    expect(jobs.at(-1)).toBe(id);
  });

  test('a key is used once, by however many at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => queued({ dedupeKey: 'k' })));
    expect(all.filter((id) => id !== '')).toHaveLength(1);
    expect(jobs).toHaveLength(1);
  });

  test('without a mail server it is kept as not sent, without a job', async () => {
    ctx.mail = { ...ctx.mail, isSet: false };
    const id = await queued();
    expect(await row(id)).toMatchObject({ status: 'not_sent', reason: 'Not sent: no mail server' });
    expect(jobs).toEqual([]);
  });

  test.each(['a\r\nBcc: spy@evil.example', 'a\nb', 'a\rb', 'a\0b', 'a\u2028b'])(
    'MSG-01 the header %j is refused',
    async (bad) => {
      await expect(queued({ subject: bad })).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(queued({ to: bad })).rejects.toMatchObject({ code: 'invalid_input' });
      expect(await outbox.rows()).toEqual([]);
    },
  );

  test('of many jobs for one message one sends it', async () => {
    const id = await queued();
    const results = await Promise.all(Array.from({ length: 6 }, () => sendMessage(ctx, { messageId: id })));
    expect(results.sort()).toEqual(['sent', 'skipped', 'skipped', 'skipped', 'skipped', 'skipped']);
    expect(handedOver).toEqual([`${id}@localhost`]);
    expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1, sentAt: now });
  });

  test('4xx waits for another try, 5xx is final, and both keep the reason', async () => {
    const id = await queued();
    outcomes = [{ result: 'later', reason: '451 busy' }];
    expect(await sendMessage(ctx, { messageId: id })).toBe('later');
    expect(await row(id)).toMatchObject({ status: 'queued', reason: '451 busy', attempts: 1 });
    outcomes = [{ result: 'refused', reason: '550 no such user' }];
    expect(await sendMessage(ctx, { messageId: id })).toBe('failed');
    expect(await row(id)).toMatchObject({ status: 'failed', reason: '550 no such user', attempts: 2 });
    expect(await sendMessage(ctx, { messageId: id })).toBe('skipped');
  });

  test('it is given up in the end', async () => {
    const id = await queued();
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      outcomes = [{ result: 'later', reason: 'refused connection' }];
      expect(await sendMessage(ctx, { messageId: id })).toBe(attempt < MOST_ATTEMPTS ? 'later' : 'failed');
    }
    expect(await row(id)).toMatchObject({ status: 'failed', reason: 'given up: refused connection' });
  });

  test('one left behind by a crash goes out again after ten minutes, with its Message-ID', async () => {
    const id = await queued();
    await ctx.db
      .update(messages)
      .set({ status: 'sending', attempts: 1, claimedAt: now })
      .where(eq(messages.id, id));
    now = new Date(now.getTime() + 9 * 60_000);
    expect(await sweepMessages(ctx)).toBe(0);
    now = new Date(now.getTime() + 2 * 60_000);
    jobs = [];
    expect(await sweepMessages(ctx)).toBe(1);
    expect(jobs).toEqual([id]);
    expect(await sendMessage(ctx, { messageId: id })).toBe('sent');
    expect(handedOver).toEqual([`${id}@localhost`]);
  });

  test('MSG-10 an SMS left behind by a crash waits for a person, unless its provider told that it went', async () => {
    const sms = {
      channel: 'sms' as const,
      to: '+919811045230',
      status: 'sending' as const,
      attempts: 1,
      claimedAt: now,
    };
    for (const [id, providerId] of [
      ['msg_lost', null],
      ['msg_told', 'SM7'],
    ] as const)
      await ctx.db
        .insert(messages)
        .values({ ...sms, id, kind: 'staff', text: 'Hello', messageId: id, providerId });
    await ctx.db
      .insert(messageEvents)
      .values({ provider: 'off', providerId: 'SM7', state: 'delivered', happenedAt: now });
    now = new Date(now.getTime() + 11 * 60_000);
    expect(await sweepMessages(ctx)).toBe(0);
    expect(await row('msg_lost')).toMatchObject({
      status: 'failed',
      mayHaveGone: true,
      reason: 'the server stopped while it was being sent: it may have gone all the same',
    });
    expect(await row('msg_told')).toMatchObject({ status: 'delivered', mayHaveGone: false });
    expect(jobs).toEqual([]);
  });

  test('a waiting message that lost its job gets one again', async () => {
    const id = await queued();
    expect(await sweepMessages(ctx)).toBe(0);
    now = new Date(now.getTime() + 61_000);
    jobs = [];
    expect(await sweepMessages(ctx)).toBe(1);
    expect(jobs).toEqual([id]);
  });
});

describe('the mails about a booking', () => {
  test('P15 the confirmation tells reference, travellers, amounts, itinerary and contact, once', async () => {
    const booking = await addBooking(ctx);
    const day = {
      description: '',
      locations: [],
      activities: [],
      morning: '',
      afternoon: '',
      evening: '',
      meals: '',
      accommodation: '',
      transport: '',
    };
    await ctx.db.insert(itineraries).values({
      id: newId('itn'),
      itemId: booking.itemId,
      days: [
        { ...day, day: 1, title: 'Srinagar by shikara' },
        { ...day, day: 2, title: 'Sonamarg' },
      ],
    });
    for (let time = 0; time < 3; time++)
      await ctx.db.transaction((tx) => queueBookingConfirmation(ctx, tx, booking.id));
    const [mail, ...more] = await outbox.rows();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'booking_confirmation',
      to: 'asha@example.com',
      bookingId: booking.id,
      subject: `Booking confirmed: Kashmir Great Lakes & Houseboats (${booking.reference})`,
    });
    const link = `http://localhost:5600/booking/${booking.reference}?key=${booking.accessKey}`;
    for (const fact of [
      booking.reference,
      'Asha Verma',
      'Kabir Verma',
      '12 Apr 2027',
      '₹91,998.00',
      '₹22,999.50',
      '₹68,998.50',
      'Day 1: Srinagar by shikara',
      'Day 2: Sonamarg',
      '+91 98765 43210',
    ]) {
      expect(mail?.text).toContain(fact);
      expect(mail?.html).toContain(fact);
    }
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  test('MSG-03 markup from a visitor or a title is text in HTML, and literal in text and subject', async () => {
    const attack = '<a href="https://evil.example">Verify</a>';
    const booking = await addBooking(ctx, {
      name: attack,
      itemTitle: `Goa\r\nBcc: x@evil.example <img src=x onerror=1> "&' {{name}} \${x}`,
    });
    await ctx.db.transaction((tx) => queueBookingConfirmation(ctx, tx, booking.id));
    const [mail] = await outbox.rows();
    expect(mail?.html).not.toContain('<a href="https://evil.example"');
    expect(mail?.html).not.toMatch(/<img/i);
    expect(mail?.html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;Verify&lt;/a&gt;');
    expect(mail?.text).toContain(attack);
    expect(mail?.subject).toBe(
      `Booking confirmed: Goa Bcc: x@evil.example <img src=x onerror=1> "&' {{name}} \${x} (${booking.reference})`,
    );
  });

  test('P15 a later payment brings a receipt, once for each payment', async () => {
    const booking = await addBooking(ctx, { paidAmount: 9199800, paymentStatus: 'completed' });
    for (const providerPaymentId of ['pay_1', 'pay_1', 'pay_2']) {
      await ctx.db.transaction((tx) =>
        queuePaymentReceived(ctx, tx, { bookingId: booking.id, providerPaymentId }),
      );
    }
    const rows = await outbox.rows();
    expect(rows.map((one) => one.kind)).toEqual(['payment_received', 'payment_received']);
    expect(rows[0]?.text).toContain('Everything is paid now.');
  });

  test('P15 an unpaid booking gets one reminder with what is due', async () => {
    const booking = await addBooking(ctx, { status: 'pending', paidAmount: 0, paymentStatus: 'pending' });
    for (let time = 0; time < 2; time++)
      await ctx.db.transaction((tx) => queueFinishBooking(ctx, tx, booking.id));
    const rows = await outbox.rows();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain('Pay ₹22,999.50 to confirm it');
    expect(rows[0]?.text).toContain('48 hours');
  });
});
