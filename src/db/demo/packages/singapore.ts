import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const arrival = day(
  'Arrival and Gardens by the Bay',
  ['Changi', 'Gardens by the Bay'],
  'A waterfall inside the airport, and trees that sing after dark.',
  [
    'Land at Changi; look up at the Jewel’s waterfall.',
    'Check in and rest.',
    'Gardens by the Bay: Cloud Forest, and the Supertree light show.',
  ],
  { do: ['Jewel Changi', 'Supertree light show'], stay: 'City hotel, Singapore', by: 'Private transfer' },
);

const city = day(
  'City, Little India and the Marina',
  ['Merlion Park', 'Little India', 'Chinatown', 'Marina Bay'],
  'Three quarters, three breakfasts if you manage it, and the skyline from a boat.',
  [
    'Merlion Park and the civic district with a guide.',
    'Little India for a banana-leaf lunch, Chinatown for the temple of the tooth.',
    'River bumboat past Clarke Quay and the bay lights.',
  ],
  {
    do: ['City tour', 'River cruise'],
    meals: 'Breakfast',
    stay: 'City hotel, Singapore',
    by: 'Coach and boat',
  },
);

const sentosa = day(
  'Sentosa by cable car',
  ['Sentosa', 'S.E.A. Aquarium'],
  'Over the harbour by cable car to an island built for fun.',
  [
    'Cable car from Mount Faber.',
    'Aquarium, luge or beach, as each one likes.',
    'Wings of Time, a show on the water.',
  ],
  {
    do: ['Cable car', 'S.E.A. Aquarium', 'Wings of Time'],
    meals: 'Breakfast',
    stay: 'City hotel, Singapore',
    by: 'Cable car and coach',
  },
);

const home = day(
  'Departure from Singapore',
  ['Singapore'],
  'Kaya toast, last shopping and Changi.',
  ['Kaya toast at a kopitiam.', 'Bugis or Orchard for gifts.', 'Transfer to Changi and the flight home.'],
  { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private transfer' },
);

const exclusions = [
  'International flights',
  'Singapore e-visa, which we can arrange',
  'Lunches and dinners unless named',
  'Travel insurance',
];

export const singaporePackages: DemoPackage[] = [
  {
    title: 'Singapore City & Sentosa',
    route: 'Singapore → Gardens by the Bay → Sentosa → Universal Studios → Singapore',
    price: '₹48,999',
    pictures: ['singapore', 'dubai', 'cruise', 'bali'],
    rating: 4.7,
    type: 'family',
    badge: 'School Holidays',
    description:
      'Clean, green and made for children: a night zoo, a studio with dinosaurs, an island with a cable car. We add an early dinner list with dal and rice on it.',
    inclusions: [
      '4 nights in a city hotel',
      'Daily breakfast',
      'Universal Studios and Sentosa passes',
      'City tour with guide',
      'Airport transfers',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families with school-age children',
      highlights: ['Universal Studios day', 'Supertree light show', 'Cable car to Sentosa'],
      addons: ['Night Safari', 'Bird Paradise', 'Two nights’ cruise to Penang'],
      bestTime: 'All year; February to April is driest',
      days: [
        arrival,
        city,
        sentosa,
        day(
          'Universal Studios',
          ['Universal Studios', 'Resorts World'],
          'A whole day of rides, with express lanes if you ask us.',
          [
            'Be at the gate when it opens.',
            'Lunch inside: there is an Indian counter.',
            'Stay for the parade, then back by coach.',
          ],
          { do: ['Universal Studios'], meals: 'Breakfast', stay: 'City hotel, Singapore', by: 'Coach' },
        ),
        home,
      ],
    },
  },
  {
    title: 'Singapore Long Weekend',
    route: 'Singapore → Gardens by the Bay → Little India → Sentosa → Singapore',
    price: '₹34,499',
    pictures: ['singapore', 'thailand', 'cruise'],
    rating: 4.5,
    type: 'standard',
    badge: '',
    description:
      'Three nights, a carry-on and good shoes. The city’s best in a long weekend, with evenings left to you.',
    inclusions: [
      '3 nights in a city hotel',
      'Daily breakfast',
      'City tour and Sentosa passes',
      'Airport transfers',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Couples and friends short of leave',
      highlights: ['Light show under the Supertrees', 'River cruise at night', 'Hawker centre supper'],
      addons: ['Night Safari', 'Rooftop dinner at Marina Bay'],
      bestTime: 'All year',
      days: [
        arrival,
        city,
        like(sentosa, {
          evening: 'Supper at a hawker centre: satay, roti prata, sugarcane juice.',
          activities: ['Cable car', 'S.E.A. Aquarium', 'Hawker supper'],
        }),
        home,
      ],
    },
  },
];
