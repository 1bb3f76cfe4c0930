import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const reefDay = day(
  'House reef and sandbank',
  ['House reef', 'Sandbank'],
  'Turtles before breakfast, and a picnic on a strip of sand that is gone by high tide.',
  [
    'Guided snorkel on the house reef.',
    'Sandbank picnic with an umbrella and a cool box.',
    'Dinner on the beach, feet in the sand.',
  ],
  {
    do: ['Guided snorkelling', 'Sandbank picnic'],
    meals: 'Breakfast, lunch, dinner',
    stay: 'Overwater villa',
    by: 'Dhoni boat',
  },
);

const freeDay = day(
  'A day with no plan',
  ['The island'],
  'Swim from your steps, read, sleep, order another lime soda.',
  [
    'Breakfast whenever you like.',
    'Spa, kayaks or the hammock.',
    'Dolphins often come at five; then dinner.',
  ],
  {
    do: ['Kayaks and paddle boards', 'Dolphin watching'],
    meals: 'Breakfast, lunch, dinner',
    stay: 'Overwater villa',
    by: 'On foot',
  },
);

const homeFromMale = day(
  'Departure from Malé',
  ['Malé'],
  'The boat back over the lagoon, and the flight.',
  ['A last swim.', 'Speedboat to the airport island.', 'Flight home.'],
  { do: ['Speedboat transfer'], meals: 'Breakfast', by: 'Speedboat' },
);

const exclusions = [
  'International flights',
  'Green tax where charged at the resort',
  'Diving and motor sports',
  'Travel insurance',
];

export const maldivesPackages: DemoPackage[] = [
  {
    title: 'Maldives Overwater Escape',
    route: 'Malé → speedboat transfer → overwater villa → sandbank picnic → house reef → Malé',
    price: '₹45,999',
    pictures: ['maldives', 'lakshadweep', 'andaman', 'thailand', 'bali'],
    rating: 4.9,
    type: 'honeymoon',
    badge: 'Trending',
    featured: 3,
    description:
      'Four nights above the lagoon with steps straight into it. All meals, a reef within a few strokes, one picnic on a sandbank, and nothing else you have to do.',
    inclusions: [
      '4 nights in an overwater villa',
      'All meals',
      'Return speedboat transfers',
      'Sandbank picnic and snorkelling gear',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Honeymoons and milestone birthdays',
      highlights: ['Villa with steps into the lagoon', 'Sandbank picnic for two', 'House reef with turtles'],
      addons: ['Seaplane instead of the speedboat', 'Underwater restaurant', 'Couple’s spa over the water'],
      bestTime: 'November to April',
      days: [
        day(
          'Arrival over the lagoon',
          ['Malé', 'The island'],
          'From the plane to the boat to a cold towel on the jetty.',
          [
            'Land at Velana airport, where our Malé office meets you.',
            'Speedboat to the island.',
            'Swim from your own steps, and dinner by the water.',
          ],
          {
            do: ['Speedboat transfer', 'Villa check-in'],
            meals: 'Dinner',
            stay: 'Overwater villa',
            by: 'Speedboat, 45 minutes',
          },
        ),
        reefDay,
        freeDay,
        day(
          'Local island and sunset sail',
          ['Local island', 'The lagoon'],
          'Tea and hedhikaa in a village, then a dhoni under sail.',
          [
            'Visit a lived-in island with a guide; cover shoulders and knees.',
            'Back for a massage.',
            'Sunset sail and a candle-lit dinner.',
          ],
          {
            do: ['Village visit', 'Sunset sail'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Overwater villa',
            by: 'Dhoni boat',
          },
        ),
        homeFromMale,
      ],
    },
  },
  {
    title: 'Maldives Family Reef Island',
    route: 'Malé → speedboat transfer → beach bungalow → house reef → dolphin cruise → Malé',
    price: '₹52,499',
    pictures: ['maldives', 'andaman', 'lakshadweep'],
    rating: 4.7,
    type: 'family',
    badge: 'Kids Club',
    description:
      'A shallow lagoon, a kids’ club that knows how to make dosa, connecting bungalows on the sand, and a marine biologist who answers every question.',
    inclusions: [
      '4 nights in connecting beach bungalows',
      'All meals; children under 12 eat free',
      'Return speedboat transfers',
      'Dolphin cruise',
      'Kids’ club',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families with children from three up',
      highlights: ['Lagoon shallow enough for toddlers', 'Junior reef explorer badge', 'Dolphin cruise'],
      addons: ['Submarine dive', 'Babysitter in the evening', 'Fishing at sunset'],
      bestTime: 'December to April, and May for lower prices',
      days: [
        day(
          'Arrival on the sand',
          ['Malé', 'The island'],
          'Life jackets on, hair in the wind.',
          [
            'Land at Velana airport; our Malé office meets you.',
            'Speedboat and welcome coconuts.',
            'Beach till bedtime.',
          ],
          {
            do: ['Speedboat transfer', 'Beach'],
            meals: 'Dinner',
            stay: 'Beach bungalows',
            by: 'Speedboat, 40 minutes',
          },
        ),
        like(reefDay, {
          title: 'Junior reef explorers',
          accommodation: 'Beach bungalows',
          description: 'A marine biologist takes the children first, then the parents.',
        }),
        like(freeDay, { accommodation: 'Beach bungalows', morning: 'Kids’ club for them, spa for you.' }),
        day(
          'Dolphin cruise',
          ['The atoll'],
          'Spinner dolphins leap beside the boat most afternoons.',
          ['Sandcastle contest.', 'Paddle boards in the lagoon.', 'Dolphin cruise with samosas and juice.'],
          {
            do: ['Dolphin cruise', 'Paddle boards'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Beach bungalows',
            by: 'Dhoni boat',
          },
        ),
        homeFromMale,
      ],
    },
  },
  {
    title: 'Maldives Private Island Stay',
    route: 'Malé → seaplane → private island → sandbank → Malé',
    price: 'On request',
    pictures: ['maldives', 'lakshadweep', 'bali', 'andaman'],
    rating: 5,
    type: 'luxury',
    badge: 'By Invitation',
    enquiryOnly: true,
    description:
      'A whole island, with its crew, for your family or your wedding party. Dates and numbers decide the price, so tell us about both and our Malé office will call you.',
    inclusions: [
      '4 nights on a private island',
      'All meals with your own chef',
      'Seaplane transfers',
      'Boat and crew at your call',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Celebrations, reunions and small weddings',
      highlights: ['An island for your party alone', 'Seaplane arrival', 'Chef and crew of your own'],
      addons: ['Wedding on the sandbank', 'Live band flown in', 'Marine biologist in residence'],
      bestTime: 'November to April',
      days: [
        day(
          'Seaplane to your island',
          ['Malé', 'Private island'],
          'Atolls like brush strokes under the floats, then your own jetty.',
          ['Private lounge at Velana airport.', 'Seaplane, 35 minutes.', 'Dinner laid wherever you point.'],
          { do: ['Seaplane transfer'], meals: 'Dinner', stay: 'Private island villas', by: 'Seaplane' },
        ),
        like(reefDay, { accommodation: 'Private island villas' }),
        like(freeDay, { accommodation: 'Private island villas' }),
        day(
          'Your celebration',
          ['Sandbank'],
          'A sandbank, an arch of flowers, a table for as many as you brought.',
          [
            'Set-up and rehearsal.',
            'Ceremony or long lunch on the sandbank.',
            'Music, lanterns and fireworks over the water.',
          ],
          {
            do: ['Sandbank celebration'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Private island villas',
            by: 'Boat',
          },
        ),
        like(homeFromMale, { transport: 'Seaplane' }),
      ],
    },
  },
];
