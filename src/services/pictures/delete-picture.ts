import { eq } from 'drizzle-orm';
import { pictures } from '#app/db/schema/pictures.ts';
import { PICTURE_FORMATS, pictureWidths } from '#app/domain/picture-address.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx } from '#app/services/context.ts';
import { conflict, notFound } from '#app/services/errors.ts';
import { formKey, masterKey } from './picture-files.ts';
import { pictureUses } from './picture-uses.ts';

/** Deletes an uploaded picture with its files. Throws `in_use` while anything shows it. */
export async function deletePicture(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requirePermission(ctx, 'content.edit');
  if (!isStorable(id)) throw notFound('This picture does not exist.');
  const gone = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(pictures).where(eq(pictures.id, id)).for('update');
    if (!row) throw notFound('This picture does not exist.');
    const uses = await pictureUses(tx, id);
    if (uses !== null) throw conflict('in_use', `This picture is used by ${uses}.`);
    await tx.delete(pictures).where(eq(pictures.id, id));
    await writeAudit(ctx, tx, {
      action: 'picture.deleted',
      entity: 'picture',
      entityId: id,
      before: { name: row.name, width: row.width, height: row.height, bytes: row.bytes },
    });
    return row;
  });
  const forms = pictureWidths(gone.width).flatMap((width) =>
    PICTURE_FORMATS.map((format) => formKey(id, width, format)),
  );
  // What a failure here leaves is swept away: it has no row any more.
  try {
    for (const key of [masterKey(id), ...forms]) await ctx.files.delete(key);
  } catch (error) {
    ctx.log.warn({ err: error, pictureId: id }, 'files of a deleted picture are left for the sweep');
  }
}
