import { eq } from 'drizzle-orm';
import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import type { DestinationInput } from '#app/contract/content.ts';
import { destinations } from '#app/db/schema/content.ts';
import { uniqueViolation } from '#app/db/sql-error.ts';
import { newId } from '#app/domain/ids.ts';
import { writeAudit } from '#app/services/audit/write-audit.ts';
import { requirePermission } from '#app/services/auth/require-permission.ts';
import type { Ctx, Transaction } from '#app/services/context.ts';
import { countDestinationPackages } from './count-destination-packages.ts';
import { freeDestinationSlug } from './destination-slug.ts';
import { toAdminDestinationView } from './destination-view.ts';
import { makeOnce, type Pressed } from './make-once.ts';
import { nameTaken, refuseTakenName } from './refuse-taken-name.ts';
import { claimSlug } from './slug-redirects.ts';

/**
 * Makes a destination, the last in their order. Packages that name it already are its own at once. The same
 * `request_key` makes one. Throws `duplicate`.
 */
export async function createDestination(
  ctx: Ctx,
  input: DestinationInput & Pressed,
): Promise<AdminDestinationView> {
  requirePermission(ctx, 'content.edit');
  const { name, description = '', image = '' } = input;
  const wanted = { name, description, image };
  try {
    const view = await ctx.db.transaction(async (tx) => {
      const row = await makeOnce(
        ctx,
        tx,
        { kind: 'destination', key: input.request_key, wanted },
        {
          find: async (id) => (await tx.select().from(destinations).where(eq(destinations.id, id)))[0],
          make: () => insert(ctx, tx, wanted),
        },
      );
      return toAdminDestinationView(row, await countDestinationPackages(tx, row.name));
    });
    ctx.content.committed();
    return view;
  } catch (error) {
    // Two that came at once for one name.
    if (uniqueViolation(error) !== null) throw nameTaken(input.name);
    throw error;
  }
}

async function insert(ctx: Ctx, tx: Transaction, told: Required<DestinationInput>) {
  await refuseTakenName(tx, told.name);
  const now = ctx.now();
  const [row] = await tx
    .insert(destinations)
    .values({
      id: newId('dst'),
      slug: await freeDestinationSlug(tx, told.name),
      ...told,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The destination was not stored');
  await claimSlug(tx, 'destination', row.slug);
  await writeAudit(ctx, tx, {
    action: 'destination.created',
    entity: 'destination',
    entityId: row.id,
    after: { name: row.name, slug: row.slug },
  });
  await ctx.content.changed(tx);
  return row;
}
