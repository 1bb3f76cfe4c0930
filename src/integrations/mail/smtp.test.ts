import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import type { MailSender } from './port.ts';
import { createSmtp } from './smtp.ts';

const MAIL = {
  to: 'asha@example.com',
  subject: 'Your booking DJ-7K3M9Q — ₹45,999',
  text: 'Namaste',
  html: '<p>Namaste</p>',
  messageId: 'msg_1@deodar.example',
};

const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function mailbox(): Promise<Mailbox> {
  const box = await openMailbox();
  closing.push(() => box.close());
  return box;
}

function smtp(smtpUrl: string, times = {}): MailSender {
  const sender = createSmtp({ smtpUrl, from: 'Deodar Journeys <bookings@deodar.example>' }, times);
  closing.push(() => sender.close());
  return sender;
}

/** A server that takes connections and does what it is told with each. */
async function rawServer(onConnect: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    onConnect(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(async () => server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('MSG-08 handing mail to a server', () => {
  test('a mail arrives once, in HTML and text, with our Message-ID and sender', async () => {
    const box = await mailbox();
    expect(await smtp(box.url).send(MAIL)).toMatchObject({ result: 'sent' });
    expect(box.mails).toHaveLength(1);
    const [mail] = box.mails;
    expect(mail?.to).toEqual(['asha@example.com']);
    expect(mail?.header('message-id')).toBe('<msg_1@deodar.example>');
    expect(mail?.header('from')).toContain('bookings@deodar.example');
    expect(mail?.raw).toContain('text/html');
    expect(mail?.raw).toContain('text/plain');
  });

  test('4xx and a refused login are tried later, 5xx never', async () => {
    const box = await mailbox();
    const sender = smtp(box.url);
    box.answerData(451, 'busy');
    expect(await sender.send(MAIL)).toMatchObject({
      result: 'later',
      reason: expect.stringContaining('busy'),
    });
    box.answerData(550, 'no such user');
    expect(await sender.send(MAIL)).toMatchObject({
      result: 'refused',
      reason: expect.stringContaining('no such user'),
    });
    expect(await sender.send(MAIL)).toMatchObject({ result: 'sent' });
    const login = smtp(box.url.replace('//', '//user:wrong@'));
    expect(await login.send(MAIL)).toMatchObject({ result: 'later' });
    expect(box.mails).toHaveLength(1);
  });

  test('a server that is down, hangs before or after its greeting, or hangs up is tried later', async () => {
    expect(await smtp('smtp://127.0.0.1:1').send(MAIL)).toEqual({
      result: 'later',
      reason: 'The mail server 127.0.0.1:1 refused the connection',
    });
    const silent = await rawServer(() => undefined);
    expect(await smtp(silent, { connectMs: 100 }).send(MAIL)).toEqual({
      result: 'later',
      reason: 'The mail server did not answer',
    });
    const greeting = await rawServer((socket) => socket.write('220 hello\r\n'));
    expect(await smtp(greeting, { answerMs: 100 }).send(MAIL)).toMatchObject({ result: 'later' });
    const rude = await rawServer((socket) => socket.destroy());
    expect(await smtp(rude).send(MAIL)).toMatchObject({ result: 'later' });
  });

  test('without a mail server nothing is sent and it says so', async () => {
    const off = createSmtp({ smtpUrl: null, from: null });
    expect(await off.send(MAIL)).toEqual({ result: 'off', reason: 'Not sent: no mail server' });
  });

  test('an address that cannot be read is refused at start', () => {
    for (const smtpUrl of ['mail.example.com', 'http://mail.example.com', 'smtp://']) {
      expect(() => createSmtp({ smtpUrl, from: null })).toThrow(/SMTP_URL/);
    }
  });

  test('MSG-01 nothing in a mail becomes another header or recipient', async () => {
    const box = await mailbox();
    await smtp(box.url).send({ ...MAIL, subject: 'Re: Goa\r\nBcc: spy@evil.example' });
    expect(box.mails[0]?.to).toEqual(['asha@example.com']);
    expect(box.mails[0]?.header('bcc')).toBeNull();
  });
});
