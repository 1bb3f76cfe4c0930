import type { Transporter } from 'nodemailer';
import { type Mail, type MailOutcome, type MailSender, NO_MAIL_SERVER } from './port.ts';

const CONNECT_MS = 10_000;
/**
 * A server may take its time after the last line (RFC 5321 grants it ten minutes): one that has taken the mail but
 * is slow to say so must not get it a second time.
 */
const ANSWER_MS = 120_000;

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, `smtps://…`; null when `server` says, or there is no mail server. */
  smtpUrl: string | null;
  /** The same by parts. */
  server?: SmtpServer;
  /** As a header has it, or by parts; null: the user name when it is an address, else no-reply at the host. */
  from: string | { name: string; address: string } | null;
  replyTo?: string;
}

export interface SmtpServer {
  host: string;
  port: number;
  /** `tls` from the first byte, `starttls` or nothing, `none`. */
  security: 'tls' | 'starttls' | 'none';
  /** Empty: no login. */
  username: string;
  password: string;
}

/** Hands mail to an SMTP server. `times` (milliseconds) are for tests. Throws when the address cannot be read. */
export function createSmtp(
  settings: SmtpSettings,
  times: { connectMs?: number; answerMs?: number } = {},
): MailSender {
  const server = readServer(settings);
  if (server === null) return noMail();
  const from = settings.from ?? sender(server.username, server.host);
  const { replyTo } = settings;
  const connectMs = times.connectMs ?? CONNECT_MS;
  const options = {
    ...server.transport,
    pool: true,
    maxConnections: 3,
    // The queue tries again, at its own pace; the pool must not do so behind its back.
    maxRequeues: 0,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: times.answerMs ?? ANSWER_MS,
    idleTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let opened: Promise<Transporter> | null = null;
  // The library is loaded with the first mail: a site may send none for days.
  const transport = () => {
    opened ??= import('nodemailer').then(({ createTransport }) => createTransport(options));
    return opened;
  };
  return {
    isSet: true,
    async send(mail) {
      try {
        const sent = await (await transport()).sendMail({ ...message(mail), from, replyTo });
        return { result: 'sent', response: String(sent.response ?? '') };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async close() {
      (await opened)?.close();
    },
  };
}

function message(mail: Mail) {
  return {
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html === '' ? undefined : mail.html,
    messageId: `<${mail.messageId}>`,
    attachments: mail.attachments?.map(({ content, ...one }) => ({ ...one, content: Buffer.from(content) })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Only a server's final word about this mail (5xx) ends it; refused logins and encryption are settings that staff can mend. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode } = error as SmtpError;
  const reason = reasonOf(error as SmtpError).slice(0, 500);
  const final = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH' && code !== 'ETLS';
  return { result: final ? 'refused' : 'later', reason };
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** What kept a connection from coming about, for people; what a server itself said stays as it said it. */
function reasonOf({ message = 'The mail could not be handed over' }: SmtpError): string {
  const refused = /ECONNREFUSED (\S+)/.exec(message);
  if (refused) return `The mail server ${refused[1]} refused the connection`;
  const unknown = /(?:ENOTFOUND|EAI_AGAIN) (\S+)/.exec(message);
  if (unknown) return `The mail server ${unknown[1]} was not found`;
  const away = /(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)(?: (\S+))?/.exec(message);
  if (away || /connection timeout|greeting never received/i.test(message))
    return `The mail server${away?.[1] ? ` ${away[1]}` : ''} did not answer`;
  if (/ECONNRESET|connection closed/i.test(message)) return 'The mail server broke the connection off';
  if (/wrong version number|ssl3_get_record/i.test(message))
    return 'The mail server does not speak TLS on this port: choose STARTTLS or another port';
  return message;
}

interface Server {
  host: string;
  username: string;
  transport: object;
}

function readServer({ smtpUrl, server }: SmtpSettings): Server | null {
  if (smtpUrl !== null) {
    const url = readUrl(smtpUrl);
    return { host: url.hostname, username: decodeURIComponent(url.username), transport: { url: smtpUrl } };
  }
  if (server === undefined) return null;
  const { host, port, security, username, password } = server;
  const transport = {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username === '' ? {} : { auth: { user: username, pass: password } }),
  };
  return { host, username, transport };
}

function readUrl(smtpUrl: string): URL {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new Error('SMTP_URL must look like smtp://user:password@host:587');
  }
  return url;
}

function sender(username: string, host: string): string {
  return username.includes('@') ? username : `no-reply@${host}`;
}

function noMail(): MailSender {
  return {
    isSet: false,
    send: async () => ({ result: 'off', reason: NO_MAIL_SERVER }),
    close: async () => undefined,
  };
}
