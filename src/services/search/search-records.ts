import type { SearchGroup } from '#app/contract/search.ts';
import { mayDo } from '#app/domain/permissions.ts';
import { isStorable, wordPatterns } from '#app/domain/search-text.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import {
  cruiseSource,
  destinationSource,
  packageSource,
  pilgrimageSource,
  testimonialSource,
} from './content-sources.ts';
import { bookingSource, inquirySource, privacySource } from './crm-sources.ts';
import { customerSource } from './customer-source.ts';
import { expenseSource } from './expense-source.ts';
import { customerInvoiceSource } from './invoice-source.ts';
import type { SearchSource } from './search-source.ts';
import { supplierSource } from './supplier-source.ts';
import { userSource } from './user-source.ts';
import { vendorInvoiceSource } from './vendor-invoice-source.ts';

/** Everything that can be found, in the order it is shown. A new kind of record joins by one line here. */
const SOURCES: SearchSource[] = [
  inquirySource,
  bookingSource,
  customerSource,
  customerInvoiceSource,
  supplierSource,
  vendorInvoiceSource,
  expenseSource,
  packageSource,
  destinationSource,
  cruiseSource,
  pilgrimageSource,
  testimonialSource,
  privacySource,
  userSource,
];

/** The most hits of one kind; "more" says that there are others. */
const SHOWN = 5;

/**
 * Records of every kind that hold all the words, wherever in their texts: those that the role may see, the newest
 * few of each. Kinds without a hit are left out.
 */
export async function searchRecords(ctx: Ctx, { q }: { q: string }): Promise<SearchGroup[]> {
  const { actor } = ctx;
  if (actor.type !== 'staff') throw new AppError('unauthenticated', 'Please sign in to continue.');
  const patterns = wordPatterns(q);
  if (patterns.length === 0 || !isStorable(q)) return [];
  const allowed = SOURCES.filter(({ permission }) => mayDo(actor.role, permission));
  const groups = await Promise.all(
    allowed.map(async ({ kind, find }) => {
      const found = await find(ctx, patterns, SHOWN + 1);
      return { kind, hits: found.slice(0, SHOWN), more: found.length > SHOWN };
    }),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}
