import { z } from 'zod';

/** A route drawn to size on the server: everything is in the units of `width` × `height`, ready to be put into an SVG. */
export const RouteMap = z
  .object({
    width: z.int(),
    height: z.int(),
    /** What the map shows, in a sentence. */
    label: z.string(),
    /** The land as an SVG path; null where there is nothing but land. */
    land: z.string().nullable(),
    /** The way from stop to stop, as an SVG path. */
    line: z.string(),
    pins: z.array(
      z.object({
        /** In the order in which the route first comes there, from 1. */
        number: z.int(),
        x: z.number(),
        y: z.number(),
        name: z.string(),
        note: z.string(),
        /** Where the name stands; null where there is no room for it. */
        text: z
          .object({
            x: z.number(),
            y: z.number(),
            anchor: z.enum(['start', 'middle', 'end']),
            small: z.boolean(),
          })
          .nullable(),
      }),
    ),
    legs: z.array(z.object({ from: z.string(), to: z.string(), km: z.int() })),
    /** Where in the world this is: a small map at `x`, `y` with this map's frame in it; null without a free corner. */
    locator: z
      .object({
        x: z.number(),
        y: z.number(),
        land: z.string(),
        frame: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      })
      .nullable(),
  })
  .meta({ id: 'RouteMap' });
export type RouteMap = z.infer<typeof RouteMap>;
