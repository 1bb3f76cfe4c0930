import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The envelope's recipients. */
  to: string[];
  raw: string;
  /** A header's value with folded lines joined, or null. */
  header(name: string): string | null;
  /** Both parts with their transfer encoding undone, so that texts can be looked for. */
  text: string;
}

/** A real SMTP server that keeps what it gets and answers as it is told. */
export interface Mailbox {
  url: string;
  mails: ReceivedMail[];
  /** What the next hand-over gets instead of 250; may be called several times. */
  answerData(code: number, message: string): void;
  /** The next hand-over is taken, and answered only after this many milliseconds. */
  delayData(ms: number): void;
  readonly closed: boolean;
  close(): Promise<void>;
}

/** Opens it on `port`, or on a free one. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const refusals: Array<{ code: number; message: string }> = [];
  let delay = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusals.shift();
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        mails.push(
          received(
            Buffer.concat(chunks).toString('utf8'),
            session.envelope.rcptTo.map((one) => one.address),
          ),
        );
        const wait = delay;
        delay = 0;
        if (wait > 0) setTimeout(done, wait).unref();
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  let closed = false;
  return {
    get closed() {
      return closed;
    },
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    answerData: (code, message) => void refusals.push({ code, message }),
    delayData(ms) {
      delay = ms;
    },
    close() {
      closed = true;
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function received(raw: string, to: string[]): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const lines = head.split('\r\n').map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  return {
    raw,
    to,
    header: (name) => lines.find((line) => line?.[1]?.toLowerCase() === name.toLowerCase())?.[2] ?? null,
    text: decodeParts(raw),
  };
}

function decodeParts(raw: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`).slice(1) : [raw];
  return parts.map(decodePart).join('\n');
}

function decodePart(part: string): string {
  const split = part.indexOf('\r\n\r\n');
  const body = part.slice(split + 4);
  if (/transfer-encoding: base64/i.test(part.slice(0, split)))
    return Buffer.from(body, 'base64').toString('utf8');
  const joined = body.replace(/=\r\n/g, '').replace(/\r\n/g, '\n');
  if (!/transfer-encoding: quoted-printable/i.test(part.slice(0, split))) return joined;
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
