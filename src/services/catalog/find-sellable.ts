import { and, eq } from 'drizzle-orm';
import { cruises, packages, pilgrimages } from '#app/db/schema/content.ts';
import { isStorable } from '#app/domain/search-text.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';
import type { Ctx } from '#app/services/context.ts';

export type SellableType = 'package' | 'cruise' | 'pilgrimage';

/** What a booking keeps of the item it is for. `unitPrice` in paise; null when it is sold on enquiry only. */
export interface Sellable {
  type: SellableType;
  id: string;
  slug: string;
  title: string;
  image: string;
  destination: string;
  duration: string;
  unitPrice: number | null;
}

/** `cruise` and `pilgrimage` name those lists; a package's own type (or none) means the packages. */
export function sellableType(packageType: string | undefined): SellableType {
  return packageType === 'cruise' || packageType === 'pilgrimage' ? packageType : 'package';
}

/** A published item by its id, or null when there is none or it is a draft. One short query. */
export async function findSellable(
  ctx: Pick<Ctx, 'db'>,
  type: SellableType,
  id: string,
): Promise<Sellable | null> {
  if (!isStorable(id)) return null;
  const row = await readItem(ctx, type, id);
  if (!row) return null;
  const { price, enquiryOnly, ...item } = row;
  return { type, ...item, unitPrice: sellingPrice({ price, enquiryOnly }) };
}

async function readItem(ctx: Pick<Ctx, 'db'>, type: SellableType, id: string) {
  switch (type) {
    case 'package': {
      const [row] = await ctx.db
        .select({ ...shared(packages), destination: packages.destination, enquiryOnly: packages.enquiryOnly })
        .from(packages)
        .where(and(eq(packages.id, id), eq(packages.status, 'published')));
      return row;
    }
    case 'cruise': {
      const [row] = await ctx.db
        .select({ ...shared(cruises), destination: cruises.destination, enquiryOnly: cruises.enquiryOnly })
        .from(cruises)
        .where(and(eq(cruises.id, id), eq(cruises.status, 'published')));
      return row;
    }
    case 'pilgrimage': {
      const [row] = await ctx.db
        .select({ ...shared(pilgrimages), destination: pilgrimages.location })
        .from(pilgrimages)
        .where(and(eq(pilgrimages.id, id), eq(pilgrimages.status, 'published')));
      return row && { ...row, enquiryOnly: false };
    }
    default:
      return type satisfies never;
  }
}

function shared<Table extends typeof packages | typeof cruises | typeof pilgrimages>(table: Table) {
  return {
    id: table.id as Table['id'],
    slug: table.slug as Table['slug'],
    title: table.title as Table['title'],
    image: table.image as Table['image'],
    duration: table.duration as Table['duration'],
    price: table.price as Table['price'],
  };
}
