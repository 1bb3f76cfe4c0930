import { eq } from 'drizzle-orm';
import type { PictureView } from '#app/contract/pictures.ts';
import { pictures } from '#app/db/schema/pictures.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { notFound } from '#app/services/errors.ts';
import { toPictureView } from './picture-view.ts';

/** An uploaded picture and whether its forms are made. */
export async function findPicture(ctx: Ctx, { id }: { id: string }): Promise<PictureView> {
  requirePermission(ctx, 'content.view');
  const [row] = isStorable(id) ? await ctx.db.select().from(pictures).where(eq(pictures.id, id)) : [];
  if (!row) throw notFound('This picture does not exist.');
  return toPictureView(row);
}
