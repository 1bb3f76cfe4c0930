/** An e-mail ready to hand over. Header fields hold no line breaks (the outbox refuses them when it is written). */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without the angle brackets; the same on every try. */
  messageId: string;
}

/** How a hand-over ended. `later`: try again (4xx, time-out, refused connection). `refused`: never (5xx). */
export type MailOutcome =
  | { result: 'sent'; response: string }
  | { result: 'later'; reason: string }
  | { result: 'refused'; reason: string }
  | { result: 'off'; reason: string };

export interface MailSender {
  /** Never throws; gives up within its own time-out (10 s). */
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
}
