/** Views of lists that staff keep for themselves. */
import { z } from 'zod';
import { line } from './fields.ts';

const listName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'The list’s name has small letters, digits and hyphens');

export const SavedFilter = z
  .object({ id: z.string(), list: z.string(), name: z.string(), address: z.string() })
  .meta({ id: 'SavedFilter' });
export type SavedFilter = z.infer<typeof SavedFilter>;

/** Query of GET /admin/saved-filters: without `list` those of all lists. */
export const SavedFilterQuery = z.object({ list: listName.optional() });
export type SavedFilterQuery = z.infer<typeof SavedFilterQuery>;

/** Body of POST /admin/saved-filters. The address is a page of the back office with its query. */
export const SavedFilterInput = z
  .object({
    list: listName,
    name: line('Name', 60),
    address: z
      .string()
      .max(2000, 'The address is too long')
      .regex(/^\/admin(\/[\w-]+)*\/?(\?[^\s#\\]*)?$/, 'The address must be a page of the back office'),
  })
  .meta({ id: 'SavedFilterInput' });
export type SavedFilterInput = z.infer<typeof SavedFilterInput>;
