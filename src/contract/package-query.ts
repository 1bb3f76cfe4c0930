import { z } from 'zod';
import { BUDGET_BANDS, LENGTH_BANDS, PACKAGE_KINDS, PACKAGE_SORTS } from '#app/domain/package-choice.ts';
import { ListQuery } from './list-query.ts';

/** Query of the public packages: the filters of the grid, which all hold together, and the order. */
export const PackageListQuery = ListQuery.extend({
  destination: z.string().max(200).optional().describe('a name; case and outer spaces are ignored'),
  type: z.enum(PACKAGE_KINDS).optional(),
  length: z.enum(LENGTH_BANDS).optional().describe('days'),
  budget: z.enum(BUDGET_BANDS).optional().describe('rupees for one traveller, or sold on enquiry'),
  sort: z.enum(PACKAGE_SORTS).optional(),
});

export const PackageCountsView = z
  .object({
    destination: z.record(z.string(), z.int()).describe('by lower-case name'),
    type: z.record(z.string(), z.int()),
    length: z.record(z.string(), z.int()),
    budget: z.record(z.string(), z.int()),
  })
  .meta({ id: 'PackageCounts' });
