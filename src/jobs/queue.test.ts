import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#app/db/schema/messages.ts';
import { queueMessage } from '#app/services/messages/queue-message.ts';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import { type Outbox, openOutbox, type Worker } from '#tests/support/outbox.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

let outbox: Outbox;
let port: number;
let box: Mailbox;

beforeAll(async () => {
  box = await openMailbox();
  port = Number(new URL(box.url).port);
  outbox = await openOutbox(box.url);
});
beforeEach(async () => {
  box = box.closed ? await openMailbox(port) : box;
  box.mails.length = 0;
});
afterEach(async () => {
  await outbox.stopWorkers();
  await outbox.database.db.delete(messages);
});
afterAll(async () => {
  await outbox.close();
  await box.close();
});

function write({ ctx }: Worker, subject: string): Promise<string | null> {
  const message = { kind: 'test', to: 'asha@example.com', subject, text: subject, html: `<p>${subject}</p>` };
  return ctx.db.transaction((tx) => queueMessage(ctx, tx, message));
}

async function settled(status: string): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await outbox.rows();
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]));
  }, PATIENCE);
}

describe('MSG-08 mail leaves by a job, whatever the mail server does', () => {
  test('what was committed is sent once, what was rolled back never', async () => {
    const worker = await outbox.startWorker();
    const { ctx } = worker;
    await Promise.all(Array.from({ length: 12 }, (_, at) => write(worker, `mail ${at}`)));
    const lost = ctx.db.transaction(async (tx) => {
      await queueMessage(ctx, tx, {
        kind: 'test',
        to: 'a@example.com',
        subject: 'never',
        text: '',
        html: '',
      });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    await settled('sent');
    expect(box.mails.map((mail) => mail.header('subject')).sort()).toEqual(
      Array.from({ length: 12 }, (_, at) => `mail ${at}`).sort(),
    );
  });

  test('a server that is down gets it once when it is up again', async () => {
    await box.close();
    const worker = await outbox.startWorker();
    await write(worker, 'patient');
    await vi.waitFor(async () => expect((await outbox.rows())[0]?.attempts).toBeGreaterThan(0), PATIENCE);
    box = await openMailbox(port);
    await settled('sent');
    expect(box.mails.map((mail) => mail.header('subject'))).toEqual(['patient']);
  });

  test('a server that answers 451 gets it once when it accepts; 550 ends it', async () => {
    box.answerData(451, 'try later');
    const worker = await outbox.startWorker();
    await write(worker, 'again');
    await settled('sent');
    expect((await outbox.rows())[0]).toMatchObject({ attempts: 2 });
    expect(box.mails).toHaveLength(1);

    box.answerData(550, 'no such user');
    await write(worker, 'refused');
    await vi.waitFor(async () => {
      expect((await outbox.rows())[1]).toMatchObject({
        status: 'failed',
        attempts: 1,
        reason: expect.stringContaining('no such user'),
      });
    }, PATIENCE);
    expect(box.mails).toHaveLength(1);
  });

  test('MSG-10 a server that takes it and is slow to say so gets it once', async () => {
    box.delayData(1500);
    await write(await outbox.startWorker(), 'slow');
    await settled('sent');
    expect(box.mails).toHaveLength(1);
  });
});

describe('MSG-10 a restart in the middle of the queue', () => {
  test('stopping waits for the mail in hand, and the rest is sent by the next process', async () => {
    const first = await outbox.startWorker();
    box.delayData(800);
    for (let at = 0; at < 8; at++) await write(first, `mail ${at}`);
    await vi.waitFor(() => expect(box.mails.length).toBeGreaterThan(0), PATIENCE);
    await first.stop();
    expect((await outbox.rows()).filter((row) => row.status === 'sending')).toEqual([]);
    await outbox.startWorker();
    await settled('sent');
    expect(new Set(box.mails.map((mail) => mail.header('message-id'))).size).toBe(8);
    expect(box.mails).toHaveLength(8);
  });

  test('two processes over one outbox send each mail once', async () => {
    const workers = [await outbox.startWorker(), await outbox.startWorker()];
    await Promise.all(Array.from({ length: 10 }, (_, at) => write(workers[at % 2] as Worker, `mail ${at}`)));
    await settled('sent');
    expect(box.mails).toHaveLength(10);
  });
});

test('MSG-10 a message has one job at a time, however often it is asked for', async () => {
  const worker = await outbox.startWorker();
  const messageId = (await write(worker, 'asked four times')) ?? '';
  await worker.ctx.db.transaction(async (tx) => {
    for (let time = 0; time < 3; time++) await worker.queue.enqueue(tx, 'message.send', { messageId });
  });
  const { rows } = await outbox.database.pool.query(
    "select count(*) as n from pgboss.job where name = 'message.send' and state < 'completed'",
  );
  expect(rows[0].n).toBe(1);
});
