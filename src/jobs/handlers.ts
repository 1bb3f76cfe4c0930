import { checkLedger } from '#app/services/accounts/check-ledger.ts';
import { sweepAttachments } from '#app/services/attachments/sweep-attachments.ts';
import { sweepSignIns } from '#app/services/auth/one-time.ts';
import { expireUnpaidBookings } from '#app/services/bookings/expire-unpaid-bookings.ts';
import { remindUnpaidBookings } from '#app/services/bookings/remind-unpaid-bookings.ts';
import { purgeDeleted } from '#app/services/catalog/deleted-items.ts';
import type { Ctx, Jobs } from '#app/services/context.ts';
import { runImport } from '#app/services/customer-imports/run-import.ts';
import { resumeImports, sweepImports } from '#app/services/customer-imports/sweep-imports.ts';
import { refreshScores } from '#app/services/customers/refresh-scores.ts';
import { sweepDrafts } from '#app/services/files/sweep-drafts.ts';
import { sweepRateHits } from '#app/services/limits/sweep-rate-hits.ts';
import { sendMessage } from '#app/services/messages/send-message.ts';
import { sweepMessages } from '#app/services/messages/sweep-messages.ts';
import { reconcileLinks } from '#app/services/payments/reconcile-links.ts';
import { reconcileOpenOrders } from '#app/services/payments/reconcile-open-orders.ts';
import { settleLink } from '#app/services/payments/settle-link.ts';
import { dropUnusedPictures } from '#app/services/pictures/drop-unused-pictures.ts';
import { makePicture } from '#app/services/pictures/make-picture.ts';
import { requeuePictures, sweepPictureFiles } from '#app/services/pictures/sweep-pictures.ts';
import { applyRetention } from '#app/services/privacy/apply-retention.ts';
import { makeDueExpenses } from '#app/services/recurring-expenses/make-due-expenses.ts';
import { sendDueRefunds } from '#app/services/refunds/send-due-refunds.ts';
import { remindBalances } from '#app/services/reminders/remind-balances.ts';
import { sweepRequestKeys } from '#app/services/requests/sweep-request-keys.ts';
import { tidyDatabase } from '#app/services/upkeep/tidy-database.ts';

export interface Schedule {
  name: string;
  /** Five fields, in UTC. */
  cron: string;
  run(): Promise<unknown>;
}

export interface JobHandlers {
  /** One that throws is tried again later. */
  jobs: { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };
  schedules: Schedule[];
}

const EVERY_MINUTE = '* * * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const HOURLY = '7 * * * *';
/** 02:40 in India. */
const NIGHTLY = '10 21 * * *';
const LATER_AT_NIGHT = '40 21 * * *';

/** Which verb each job and schedule runs, as the system. */
export function jobHandlers(context: Ctx): JobHandlers {
  const ctx: Ctx = { ...context, actor: { type: 'system' }, requestId: 'job' };
  return {
    jobs: {
      'message.send': async (data) => {
        if ((await sendMessage(ctx, data)) === 'later')
          throw new Error('A message has to be tried again later');
      },
      'link.close': async ({ linkId }) => void (await settleLink(ctx, { id: linkId })),
      'picture.make': (data) => makePicture(ctx, data),
      'import.run': async (data) => {
        await runImport(ctx, data);
      },
    },
    schedules: [
      { name: 'messages.sweep', cron: EVERY_MINUTE, run: () => sweepMessages(ctx) },
      { name: 'orders.reconcile', cron: EVERY_MINUTE, run: () => reconcileOpenOrders(ctx) },
      { name: 'links.reconcile', cron: EVERY_MINUTE, run: () => reconcileLinks(ctx) },
      { name: 'refunds.send', cron: EVERY_MINUTE, run: () => sendDueRefunds(ctx) },
      { name: 'bookings.expire', cron: EVERY_FIVE_MINUTES, run: () => expireUnpaidBookings(ctx) },
      { name: 'bookings.remind', cron: EVERY_FIVE_MINUTES, run: () => remindUnpaidBookings(ctx) },
      { name: 'balances.remind', cron: HOURLY, run: () => remindBalances(ctx) },
      { name: 'limits.sweep', cron: HOURLY, run: () => sweepRateHits(ctx) },
      { name: 'requests.sweep', cron: NIGHTLY, run: () => sweepRequestKeys(ctx) },
      { name: 'sign-ins.sweep', cron: HOURLY, run: () => sweepSignIns(ctx) },
      { name: 'retention.apply', cron: NIGHTLY, run: () => applyRetention(ctx) },
      { name: 'ledger.check', cron: NIGHTLY, run: () => checkLedger(ctx) },
      { name: 'deleted.purge', cron: NIGHTLY, run: () => purgeDeleted(ctx) },
      { name: 'customers.scores', cron: HOURLY, run: () => refreshScores(ctx) },
      // A day begins at another hour in each time zone; one without anything due is a look at an index.
      { name: 'expenses.make', cron: HOURLY, run: () => makeDueExpenses(ctx) },
      { name: 'database.tidy', cron: LATER_AT_NIGHT, run: () => tidyDatabase(ctx) },
      { name: 'pictures.requeue', cron: EVERY_MINUTE, run: () => requeuePictures(ctx) },
      { name: 'pictures.unused', cron: NIGHTLY, run: () => dropUnusedPictures(ctx) },
      { name: 'imports.resume', cron: EVERY_MINUTE, run: () => resumeImports(ctx) },
      { name: 'imports.sweep', cron: HOURLY, run: () => sweepImports(ctx) },
      { name: 'files.sweep', cron: HOURLY, run: () => sweepDrafts(ctx) },
      { name: 'attachments.sweep', cron: HOURLY, run: () => sweepAttachments(ctx) },
      { name: 'pictures.sweep', cron: HOURLY, run: () => sweepPictureFiles(ctx) },
    ],
  };
}
