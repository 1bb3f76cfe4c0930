import { asc, desc } from 'drizzle-orm';
import {
  cruises,
  cruiseText,
  destinations,
  destinationText,
  packages,
  packageText,
  pilgrimages,
  pilgrimageText,
  testimonials,
  testimonialText,
} from '#app/db/schema/content.ts';
import { holdsAll, inOneLine, type SearchSource, titleFirst } from './search-source.ts';

export const packageSource: SearchSource = {
  kind: 'package',
  permission: 'content.view',
  async find(ctx, patterns, limit) {
    const { id, title, destination, duration, status } = packages;
    const rows = await ctx.db
      .select({ id, title, destination, duration, status })
      .from(packages)
      .where(holdsAll(packageText(packages), patterns))
      .orderBy(titleFirst(title, patterns), desc(packages.createdAt), desc(packages.id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      detail: inOneLine(row.destination, row.duration, row.status === 'draft' && 'Draft'),
    }));
  },
};

export const destinationSource: SearchSource = {
  kind: 'destination',
  permission: 'content.view',
  find(ctx, patterns, limit) {
    const { id, name: title, description: detail } = destinations;
    return ctx.db
      .select({ id, title, detail })
      .from(destinations)
      .where(holdsAll(destinationText(destinations), patterns))
      .orderBy(titleFirst(title, patterns), asc(destinations.position), asc(title))
      .limit(limit);
  },
};

export const cruiseSource: SearchSource = {
  kind: 'cruise',
  permission: 'content.view',
  async find(ctx, patterns, limit) {
    const { id, title, destination, duration, status, position } = cruises;
    const rows = await ctx.db
      .select({ id, title, destination, duration, status })
      .from(cruises)
      .where(holdsAll(cruiseText(cruises), patterns))
      .orderBy(titleFirst(title, patterns), asc(position), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      detail: inOneLine(row.destination, row.duration, row.status === 'draft' && 'Draft'),
    }));
  },
};

export const pilgrimageSource: SearchSource = {
  kind: 'pilgrimage',
  permission: 'content.view',
  async find(ctx, patterns, limit) {
    const { id, title, location, duration, status, position } = pilgrimages;
    const rows = await ctx.db
      .select({ id, title, location, duration, status })
      .from(pilgrimages)
      .where(holdsAll(pilgrimageText(pilgrimages), patterns))
      .orderBy(titleFirst(title, patterns), asc(position), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      detail: inOneLine(row.location, row.duration, row.status === 'draft' && 'Draft'),
    }));
  },
};

export const testimonialSource: SearchSource = {
  kind: 'testimonial',
  permission: 'content.view',
  async find(ctx, patterns, limit) {
    const { id, name, location, tour, createdAt } = testimonials;
    const rows = await ctx.db
      .select({ id, name, location, tour })
      .from(testimonials)
      .where(holdsAll(testimonialText(testimonials), patterns))
      .orderBy(titleFirst(name, patterns), desc(createdAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({ id: row.id, title: row.name, detail: inOneLine(row.tour, row.location) }));
  },
};
