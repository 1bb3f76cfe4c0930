import type { TodayView } from '#app/contract/today.ts';
import { dateInZone } from '#app/domain/plain-date.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { departures } from './departures.ts';
import { followUps } from './follow-ups.ts';
import { openPrivacyRequests } from './open-privacy-requests.ts';
import { openTasks } from './open-tasks.ts';
import { overduePayments } from './overdue-payments.ts';
import { unknownNumbers } from './unknown-numbers.ts';
import { waitingInquiries } from './waiting-inquiries.ts';

/** What waits for staff, on the business calendar: who waits for an answer, who leaves, whose balance is overdue, whom to call. */
export async function today(ctx: Ctx): Promise<TodayView> {
  requirePermission(ctx, 'crm.view');
  const date = dateInZone(ctx.now(), ctx.config.timeZone);
  const [inquiries, leaving, overdue, tasks, unknown, privacy, calls] = await Promise.all([
    waitingInquiries(ctx),
    departures(ctx, date),
    overduePayments(ctx, date),
    openTasks(ctx, date),
    unknownNumbers(ctx),
    openPrivacyRequests(ctx, date),
    followUps(ctx, date),
  ]);
  return { date, inquiries, departures: leaving, overdue, tasks, unknown, privacy, followUps: calls };
}
