import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { Config } from '#app/config.ts';
import type * as schema from '#app/db/schema/index.ts';
import type { Role } from '#app/domain/permissions.ts';
import type { AiWriter } from '#app/integrations/ai/port.ts';
import type { FileStore } from '#app/integrations/files/port.ts';
import type { MailSender } from '#app/integrations/mail/port.ts';
import type { SignOnProvider } from '#app/integrations/oidc/port.ts';
import type { PaymentProvider } from '#app/integrations/payments/port.ts';
import type { PdfMaker } from '#app/integrations/pdf/port.ts';
import type { SheetReader } from '#app/integrations/sheets/port.ts';
import type { SmsSender } from '#app/integrations/sms/port.ts';
import type { WhatsAppSender } from '#app/integrations/whatsapp/port.ts';
import type { EventSource } from './events/event-hub.ts';
import type { FormHits } from './limits/form-hits.ts';
import type { Vault } from './settings/vault.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;
export type Queryable = Database | Transaction;

/** Who acts: staff by session, a visitor, the payment provider by webhook, or the system by a job. */
export type Actor =
  | { type: 'staff'; id: string; name: string; role: Role }
  | { type: 'visitor' }
  | { type: 'provider' }
  | { type: 'system' };

/** Job names with their payloads; `jobs/` gives each its handler. */
export interface Jobs {
  'message.send': { messageId: string };
  'picture.make': { pictureId: string };
  /** To be cancelled at the payment provider. */
  'link.close': { linkId: string };
  'import.run': { importId: string };
}

export interface JobQueue {
  /** Enqueued in the caller's transaction: it exists exactly when the change does. */
  enqueue<Name extends keyof Jobs>(tx: Queryable, name: Name, data: Jobs[Name]): Promise<void>;
}

export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What public pages were made from has changed; the page cache listens (in this process and, by NOTIFY, in others). */
export interface ContentSignal {
  /** Called in the transaction; other processes hear of it at commit. */
  changed(tx: Queryable): Promise<void>;
  /** Called after the commit, so that this process's next page is new. */
  committed(): void;
}

/** Everything a verb needs from outside; a test gives its own. Verbs take `(ctx, input)`. */
export interface Ctx {
  db: Database;
  config: Config;
  now(): Date;
  actor: Actor;
  requestId: string;
  log: Logger;
  payments: PaymentProvider;
  mail: MailSender;
  sms: SmsSender;
  whatsapp: WhatsAppSender;
  /** Seals and opens the providers' secrets. */
  vault: Vault;
  /** Called after settings or secrets changed, so that what follows goes by them. */
  providers: { reload(): Promise<void> };
  files: FileStore;
  /** Where staff sign in elsewhere; null: only here. */
  signOn: SignOnProvider | null;
  ai: AiWriter;
  pdf: PdfMaker;
  /** Reads uploaded .csv, .xlsx and .xls files. */
  sheets: SheetReader;
  jobs: JobQueue;
  content: ContentSignal;
  /** What staff are told of while it happens; announce() writes it. */
  events: EventSource;
  /** What public forms accepted lately, counted over all processes. */
  hits: FormHits;
}
