/** An e-mail ready to hand over. Header fields hold no line breaks (the outbox refuses them when it is written). */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without the angle brackets; the same on every try. */
  messageId: string;
  attachments?: MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

/** How a hand-over ended. `later`: try again (4xx, time-out, refused connection). `refused`: never (5xx). */
export type MailOutcome =
  | { result: 'sent'; response: string }
  | { result: 'later'; reason: string }
  | { result: 'refused'; reason: string }
  | { result: 'off'; reason: string };

export interface MailSender {
  /** There is a server to hand mail to. */
  readonly isSet: boolean;
  /** Never throws. A server that does not greet is given up in 10 s, one that stops answering in 2 minutes. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
}

/** Why a message stays in the outbox where no mail server is set. Source: issue 2, item 6. */
export const NO_MAIL_SERVER = 'Not sent: no mail server';
