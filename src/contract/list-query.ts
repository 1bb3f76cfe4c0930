import { z } from 'zod';

/** The most rows a list answers without `limit`. Source: checklist, "Decided throughout". */
export const MAX_ROWS = 5000;

/** The most records that one call changes. */
export const MOST_AT_ONCE = 200;

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().int().max(max));

/** Query of every list: absent `limit` means the newest MAX_ROWS. The answer carries X-Total-Count and Link. */
export const ListQuery = z.object({
  limit: count(MAX_ROWS).pipe(z.number().min(1)).optional(),
  offset: count(1_000_000).optional(),
  q: z.string().trim().max(200).optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** A page of rows with the number of rows that match in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  /** There are more than `total`: so many were not counted. */
  more?: boolean;
  /** The search looked through so many of the newest records only, and there are older ones. */
  newest?: number;
}

/** Each name, and with a minus in front the order turned round. */
export const bothWays = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names.flatMap((name) => [name, `-${name}` as const]));
