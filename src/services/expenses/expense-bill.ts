import { eq } from 'drizzle-orm';
import { expenses } from '#app/db/schema/purchases.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { type OpenedAttachment, openAttachment } from '#app/services/attachments/open-attachment.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { noExpense } from './expense-row.ts';

/** The bill of an expense, as it came. Throws `not_found` without one. */
export async function expenseBill(ctx: Ctx, { id }: { id: string }): Promise<OpenedAttachment> {
  requirePermission(ctx, 'purchases.view');
  const [row] = isStorable(id) ? await ctx.db.select().from(expenses).where(eq(expenses.id, id)) : [];
  if (!row) throw noExpense();
  return openAttachment(ctx, row);
}
