import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import type { DestinationView } from '#app/contract/content.ts';
import type { destinations } from '#app/db/schema/content.ts';

export type DestinationRow = typeof destinations.$inferSelect;

/** A destination with the number of live packages that match its name. */
export function toDestinationView(row: DestinationRow, packages: number): DestinationView {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: row.image,
    packages,
  };
}

/** The same for staff. */
export function toAdminDestinationView(
  row: DestinationRow,
  count: { live: number; all: number },
): AdminDestinationView {
  return { ...toDestinationView(row, count.live), all_packages: count.all, version: row.version };
}
