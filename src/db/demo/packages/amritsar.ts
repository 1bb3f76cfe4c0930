import { day } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const temple = day(
  'Arrival and the Golden Temple',
  ['Amritsar', 'Golden Temple'],
  'The shrine reflected in its tank, by day and again by night.',
  [
    'Met at the airport or station.',
    'Golden Temple with a guide; sit down to langar with everyone else.',
    'Return at ten for the Palki ceremony, when the holy book is carried to rest.',
  ],
  {
    do: ['Golden Temple', 'Langar', 'Palki ceremony'],
    meals: 'Dinner',
    stay: 'Hotel near the Golden Temple',
    by: 'Private car',
  },
);

const wagah = day(
  'Jallianwala Bagh and Wagah',
  ['Jallianwala Bagh', 'Partition Museum', 'Wagah'],
  'A garden that must be seen, a museum that must be read, and a parade to end the day on its feet.',
  [
    'Jallianwala Bagh and the Partition Museum.',
    'Kulcha at the famous corner, then shopping for phulkari.',
    'Wagah border ceremony, with seats kept for you where the rules allow.',
  ],
  {
    do: ['Jallianwala Bagh', 'Partition Museum', 'Wagah ceremony'],
    meals: 'Breakfast, dinner',
    stay: 'Hotel near the Golden Temple',
    by: 'Private car, 60 km',
  },
);

const exclusions = ['Flights or trains', 'Lunches', 'Priests’ fees and donations', 'Travel insurance'];

export const amritsarPackages: DemoPackage[] = [
  {
    title: 'Amritsar and the Golden Shrine',
    route: 'Amritsar → Golden Temple → Jallianwala Bagh → Wagah → Amritsar',
    price: '₹12,499',
    pictures: ['amritsar', 'varanasi', 'rajasthan'],
    rating: 4.9,
    type: 'budget',
    badge: 'Short Break',
    description:
      'Two nights beside the Golden Temple: langar, the Palki ceremony, kulchas, the border parade. Small price, large heart.',
    inclusions: [
      '2 nights near the Golden Temple',
      'Daily breakfast and dinner',
      'Private car',
      'Guide for both days',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Weekends with parents',
      highlights: ['Golden Temple by day and night', 'Seats at Wagah', 'Kulcha and lassi trail'],
      addons: ['Seva in the langar kitchen', 'Village farm lunch', 'Gobindgarh Fort show'],
      bestTime: 'October to March',
      days: [
        temple,
        wagah,
        day(
          'Departure from Amritsar',
          ['Amritsar'],
          'The shrine at dawn, and home.',
          [
            'Golden Temple before sunrise, when the gold is pink.',
            'Papad and wadiyan to carry; transfer.',
            'Onward home.',
          ],
          { do: ['Dawn at the Golden Temple', 'Transfer'], meals: 'Breakfast', by: 'Private car' },
        ),
      ],
    },
  },
  {
    title: 'Amritsar & Dalhousie Family Hills',
    route: 'Amritsar → Golden Temple → Wagah → Dalhousie → Khajjiar → Amritsar',
    price: '₹19,999',
    pictures: ['amritsar', 'himachal', 'kashmir'],
    rating: 4.6,
    type: 'family',
    badge: 'Two in One',
    description:
      'Plains and pines in one trip: two nights by the Golden Temple, two in the old hill station of Dalhousie, and a meadow called mini Switzerland in between.',
    inclusions: [
      '4 nights’ stay',
      'Daily breakfast and dinner',
      'Private car throughout',
      'Guide in Amritsar',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families of all ages',
      highlights: ['Golden Temple and langar', 'Khajjiar meadow', 'Forest walk at Kalatop'],
      addons: ['Zorbing at Khajjiar', 'Horse ride on the meadow'],
      bestTime: 'March to June and September to November',
      days: [
        temple,
        wagah,
        day(
          'Up to Dalhousie',
          ['Pathankot', 'Dalhousie'],
          'Four hours from wheat to deodar.',
          [
            'Drive by Pathankot, with paranthas on the way.',
            'Check in; St John’s church and the Mall.',
            'Sunset over the plains from Gandhi Chowk.',
          ],
          {
            do: ['Mall walk'],
            meals: 'Breakfast, dinner',
            stay: 'Hill hotel, Dalhousie',
            by: 'Private car, 190 km',
          },
        ),
        day(
          'Khajjiar and Kalatop',
          ['Khajjiar', 'Kalatop'],
          'A bowl of grass ringed by cedars, and an easy forest walk.',
          [
            'Kalatop sanctuary on foot.',
            'Khajjiar meadow: picnic, ponies, a small lake.',
            'Bonfire at the hotel.',
          ],
          {
            do: ['Kalatop walk', 'Khajjiar meadow'],
            meals: 'Breakfast, dinner',
            stay: 'Hill hotel, Dalhousie',
            by: 'Private car, 50 km',
          },
        ),
        day(
          'Back to Amritsar and home',
          ['Amritsar'],
          'Down to the plains for an evening flight or train.',
          ['Breakfast with the view.', 'Drive to Amritsar.', 'Airport or station by evening.'],
          { do: ['Transfer'], meals: 'Breakfast', by: 'Private car, 190 km' },
        ),
      ],
    },
  },
];
