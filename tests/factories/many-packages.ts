import type { packages } from '#app/db/schema/content.ts';
import { formatMoney } from '#app/domain/money.ts';
import { PACKAGE_KINDS } from '#app/domain/package-choice.ts';
import { packageFacts } from '#app/domain/package-facts.ts';

const LISTED = ['Kashmir', 'Himachal', 'Ladakh', 'Rajasthan', 'Kerala', 'Goa', 'Andaman', 'Bali', 'Thailand'];
const KINDS = [
  'Backwaters',
  'Forts',
  'Beaches',
  'High Passes',
  'Tea Gardens',
  'Temples',
  'Wildlife',
  'Lakes',
];
const WAYS = ['at Leisure', 'by Road', 'for Two', 'with Children', 'in Style', 'on a Budget', 'in Monsoon'];
const HOUR_MS = 3_600_000;

/**
 * As many published packages as asked for, as a large agency has them: two in three at listed destinations, the others
 * at 300 places that are no destination, one in a hundred featured, one in twenty priced on request. Always the same.
 */
export function manyPackages(count: number, now: Date): Array<typeof packages.$inferInsert> {
  return Array.from({ length: count }, (_, at) => {
    const destination = at % 3 === 2 ? `Valley ${at % 900}` : pick(LISTED, at);
    const days = 2 + ((at * 7) % 14);
    const asked = at % 20 === 7;
    const price = asked
      ? 'On request'
      : formatMoney((8_000 + ((at * 397) % 120_000)) * 100, 'INR', { trim: true });
    const shared = { price, enquiryOnly: asked, duration: `${days} Days / ${days - 1} Nights` };
    const createdAt = new Date(now.getTime() - (100 + at) * HOUR_MS);
    return {
      id: `pkg_many_${at}`,
      slug: `many-${at}`,
      title: `${destination} ${pick(KINDS, at * 5)} ${pick(WAYS, at * 3)} ${at}`,
      destination,
      route: `${destination} → Old Town → Riverside → Hill Station → ${destination}`,
      image: '/pictures/kerala.svg',
      images: ['/pictures/kerala.svg', '/pictures/goa.svg', '/pictures/ladakh.svg'],
      rating: 3.5 + ((at * 3) % 16) / 10,
      packageType: pick(PACKAGE_KINDS, at * 11),
      featured: at % 100 === 50,
      featuredPriority: 1 + (at % 999),
      description: `${'Slow mornings, short drives and rooms with a view, with a planner a call away. '.repeat(8)}${at}`,
      inclusions: [
        'Hotels with breakfast',
        'All transfers',
        'A guide in each town',
        'Entrance fees',
        'A day of rest',
      ],
      exclusions: ['Flights', 'Lunches', 'Travel insurance'],
      ...shared,
      ...packageFacts(shared),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function pick<One>(list: readonly [One, ...One[]] | readonly One[], at: number): One {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('Nothing to pick from.');
  return one;
}
