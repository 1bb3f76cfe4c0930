import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const oldGoa = day(
  'Old Goa and Fontainhas',
  ['Old Goa', 'Fontainhas', 'Panjim'],
  'Baroque churches, tiled lanes in yellow and blue, and a boat on the Mandovi.',
  [
    'Basilica of Bom Jesus and Sé Cathedral before the coaches.',
    'Fontainhas on foot, with bebinca and coffee in a bakery from 1930.',
    'Sunset boat on the Mandovi with Konkani music.',
  ],
  {
    do: ['Basilica of Bom Jesus', 'Fontainhas walk', 'Mandovi boat'],
    meals: 'Breakfast',
    stay: 'Beach hotel, Candolim',
    by: 'Private car',
  },
);

const home = day(
  'Departure from Goa',
  ['Goa'],
  'Cashews in the bag, sand in the shoes.',
  ['Last swim.', 'Transfer to Dabolim or Mopa airport, or to the station.', 'Onward home.'],
  { do: ['Transfer'], meals: 'Breakfast', by: 'Private car' },
);

export const goaPackages: DemoPackage[] = [
  {
    title: 'Goa Beaches & Old Quarter',
    route: 'Goa → Candolim → Fort Aguada → Old Goa → Fontainhas → Goa',
    price: '₹14,999',
    pictures: ['goa', 'kerala', 'lakshadweep'],
    rating: 4.5,
    type: 'budget',
    badge: 'Long Weekend',
    description:
      'Three nights near the sand, one day for the old town, and the rest for shacks, scooters and prawn curry rice.',
    inclusions: [
      '3 nights in a beach hotel',
      'Daily breakfast',
      'Airport or station transfers',
      'Old Goa tour and Mandovi boat',
      'GST',
    ],
    exclusions: ['Flights or trains', 'Water sports', 'Lunches and dinners', 'Travel insurance'],
    itinerary: {
      idealFor: 'Friends and long weekends',
      highlights: ['Five minutes from the beach', 'Fontainhas on foot', 'Sunset on the Mandovi'],
      addons: ['Scooter for three days', 'Dudhsagar falls by jeep', 'Parasailing at Calangute'],
      bestTime: 'October to March; July for green Goa',
      days: [
        day(
          'Arrival at the beach',
          ['Candolim'],
          'Check in, change, walk to the water.',
          [
            'Met at the airport or station.',
            'Beach shack lunch.',
            'Sunset at Candolim, dinner where the music is good.',
          ],
          { do: ['Candolim Beach'], stay: 'Beach hotel, Candolim', by: 'Private car' },
        ),
        day(
          'Forts and the northern beaches',
          ['Fort Aguada', 'Anjuna', 'Vagator'],
          'A lighthouse, a flea market, and cliffs for the sunset.',
          [
            'Fort Aguada and its lighthouse.',
            'Anjuna’s market (Wednesdays) and cafés.',
            'Vagator cliffs or Chapora fort at sunset.',
          ],
          {
            do: ['Fort Aguada', 'Anjuna', 'Chapora Fort'],
            meals: 'Breakfast',
            stay: 'Beach hotel, Candolim',
            by: 'Private car',
          },
        ),
        oldGoa,
        home,
      ],
    },
  },
  {
    title: 'South Goa Resort Escape',
    route: 'Goa → Cavelossim → Palolem → Old Goa → Goa',
    price: '₹31,000',
    pictures: ['goa', 'andaman', 'kerala', 'maldives'],
    rating: 4.7,
    type: 'honeymoon',
    badge: 'Couples',
    description:
      'The quiet half of Goa: a resort with a lagoon pool, wide empty sand at Cavelossim, kayaks at Palolem and dinner where the river meets the sea.',
    inclusions: [
      '4 nights in a sea-view resort',
      'Daily breakfast and two dinners',
      'Private transfers and one day’s car',
      'Spa credit of ₹2,000',
      'GST',
    ],
    exclusions: ['Flights or trains', 'Water sports', 'Lunches', 'Travel insurance'],
    itinerary: {
      idealFor: 'Couples and new parents',
      highlights: ['Sea-view room', 'Palolem by kayak', 'Candle-lit dinner on the sand'],
      addons: ['Dolphin trip at dawn', 'Spice plantation lunch', 'Couple’s spa'],
      bestTime: 'October to March',
      days: [
        day(
          'Arrival in the south',
          ['Cavelossim'],
          'An hour from the airport the traffic simply ends.',
          ['Met at the airport.', 'Pool and a long lunch.', 'Candle-lit dinner on the sand.'],
          {
            do: ['Resort afternoon'],
            meals: 'Dinner',
            stay: 'Sea-view resort, Cavelossim',
            by: 'Private car',
          },
        ),
        day(
          'Palolem and Cabo de Rama',
          ['Palolem', 'Cabo de Rama'],
          'A crescent bay, a kayak for two and a ruined fort with the best view in the state.',
          ['Drive south to Palolem.', 'Kayaks to Butterfly beach.', 'Cabo de Rama fort at sunset.'],
          {
            do: ['Kayaking', 'Cabo de Rama'],
            meals: 'Breakfast',
            stay: 'Sea-view resort, Cavelossim',
            by: 'Private car, 90 km',
          },
        ),
        day(
          'Spa and sand',
          ['Cavelossim'],
          'A day for doing very little, properly.',
          [
            'Walk the beach to the Sal river’s mouth.',
            'Spa.',
            'Goan dinner: xacuti, or a fine mushroom version.',
          ],
          {
            do: ['Spa', 'Beach walk'],
            meals: 'Breakfast, dinner',
            stay: 'Sea-view resort, Cavelossim',
            by: 'On foot',
          },
        ),
        like(oldGoa, { accommodation: 'Sea-view resort, Cavelossim' }),
        home,
      ],
    },
  },
];
