import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const ubud = day(
  'Rice terraces of Ubud',
  ['Ubud', 'Tegallalang', 'Tirta Empul'],
  'Green stairways cut into the hills, a holy spring and a dance by torchlight.',
  [
    'Tegallalang’s terraces before the swings get busy.',
    'Tirta Empul, where Balinese families bathe under carved spouts; sarongs are provided.',
    'Kecak dance at the palace, and dinner of nasi campur or a good vegetarian plate.',
  ],
  {
    do: ['Tegallalang terraces', 'Tirta Empul', 'Kecak dance'],
    meals: 'Breakfast, dinner',
    stay: 'Boutique hotel, Ubud',
    by: 'Private car',
  },
);

const nusa = day(
  'By speedboat to Nusa Penida',
  ['Nusa Penida', 'Kelingking'],
  'Cliffs shaped like a dinosaur, water of three blues, and manta rays if the sea allows.',
  [
    'Fast boat from Sanur, 45 minutes.',
    'Kelingking viewpoint, Broken Beach and lunch with a view.',
    'Snorkel at Crystal Bay and return before dark.',
  ],
  {
    do: ['Kelingking', 'Snorkelling at Crystal Bay'],
    meals: 'Breakfast, lunch',
    stay: 'Beach hotel, Sanur',
    by: 'Speedboat and car',
  },
);

const uluwatu = day(
  'Uluwatu and the southern cliffs',
  ['Uluwatu', 'Jimbaran'],
  'A temple on the edge of the Indian Ocean, and grilled dinner with your toes in the sand.',
  [
    'Beach morning at Padang Padang or Melasti.',
    'Uluwatu temple on its cliff; mind your sunglasses, the monkeys want them.',
    'Jimbaran bay, where the tables stand on the beach.',
  ],
  {
    do: ['Uluwatu temple', 'Jimbaran dinner'],
    meals: 'Breakfast, dinner',
    stay: 'Beach hotel, Sanur',
    by: 'Private car',
  },
);

const exclusions = [
  'International flights',
  'Visa on arrival and tourist levy',
  'Lunches unless named',
  'Travel insurance',
];

export const baliPackages: DemoPackage[] = [
  {
    title: 'Bali: Rice Terraces and Reefs',
    route: 'Denpasar → Ubud → Kintamani → Sanur → Nusa Penida → Uluwatu → Denpasar',
    price: '₹39,999',
    pictures: ['bali', 'thailand', 'andaman', 'maldives'],
    rating: 4.7,
    type: 'standard',
    badge: 'Popular',
    description:
      'Two nights in the green middle and three by the water. Temples, terraces, a volcano at breakfast and a day on Nusa Penida, with Indian and vegetarian meals wherever you want them.',
    inclusions: [
      '5 nights’ stay, twin sharing',
      'Daily breakfast and two dinners',
      'Private car with English-speaking driver',
      'Nusa Penida day tour with lunch',
      'Airport transfers',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'First visits to Bali; couples, friends and families',
      highlights: ['Tegallalang at sunrise', 'Nusa Penida by speedboat', 'Kecak dance by torchlight'],
      addons: ['Mount Batur sunrise hike', 'Rafting on the Ayung', 'Balinese cooking class'],
      bestTime: 'April to October',
      days: [
        day(
          'Arrival in Bali',
          ['Denpasar', 'Ubud'],
          'A garland at the airport and an hour’s drive into the hills.',
          [
            'Land at Denpasar; your driver waits after customs.',
            'Drive to Ubud by way of the stone carvers of Batubulan.',
            'A gentle evening: foot massage and dinner near the hotel.',
          ],
          {
            do: ['Airport welcome', 'Ubud evening'],
            meals: 'Dinner',
            stay: 'Boutique hotel, Ubud',
            by: 'Private car, 38 km',
          },
        ),
        ubud,
        day(
          'Kintamani and down to the sea',
          ['Kintamani', 'Penglipuran', 'Sanur'],
          'A volcano and its lake for breakfast, a bamboo village, then your first sea breeze.',
          [
            'Kintamani’s rim, with Mount Batur across the lake.',
            'Penglipuran, the tidiest village you will ever walk through.',
            'Check in at Sanur and stroll the beach path.',
          ],
          {
            do: ['Mount Batur view', 'Penglipuran village'],
            meals: 'Breakfast',
            stay: 'Beach hotel, Sanur',
            by: 'Private car, 90 km',
          },
        ),
        nusa,
        uluwatu,
        day(
          'Departure from Bali',
          ['Denpasar'],
          'Time for a swim, and the airport.',
          ['Sunrise on the beach, which faces east here.', 'Transfer to Denpasar airport.', 'Flight home.'],
          { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private car' },
        ),
      ],
    },
  },
  {
    title: 'Bali Villa Honeymoon',
    route: 'Denpasar → Ubud pool villa → Bedugul → Seminyak → Nusa Penida → Uluwatu → Denpasar',
    price: '₹62,500',
    pictures: ['bali', 'maldives', 'thailand', 'goa'],
    rating: 4.9,
    type: 'honeymoon',
    badge: 'Pool Villa',
    description:
      'Your own pool, flowers in it, and nobody to tell you when breakfast ends. A week shared between a jungle villa in Ubud and a beach villa in Seminyak.',
    inclusions: [
      '6 nights in private pool villas',
      'Daily floating or plated breakfast',
      'Couple’s spa and one candle-lit dinner',
      'Private car and Nusa Penida tour',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Honeymoons',
      highlights: ['Private pools all week', 'Flower bath and couple’s spa', 'Cliff-top sunset at Uluwatu'],
      addons: ['Drone photo session', 'Yacht to Lembongan', 'Helicopter over the temples'],
      bestTime: 'April to October',
      days: [
        day(
          'Arrival at your villa',
          ['Denpasar', 'Ubud'],
          'A pool with a view of nothing but green.',
          ['Land at Denpasar.', 'Drive to Ubud and unlock your own gate.', 'Dinner is brought to you.'],
          {
            do: ['Villa check-in', 'Flower bath'],
            meals: 'Dinner',
            stay: 'Pool villa, Ubud',
            by: 'Private car, 38 km',
          },
        ),
        like(ubud, { accommodation: 'Pool villa, Ubud' }),
        day(
          'Spa and a slow river',
          ['Ubud'],
          'Two hours of Balinese massage, and the afternoon is yours.',
          ['Floating breakfast.', 'Couple’s spa above the river.', 'Candle-lit dinner in the rice fields.'],
          {
            do: ['Couple’s spa', 'Candle-lit dinner'],
            meals: 'Breakfast, dinner',
            stay: 'Pool villa, Ubud',
            by: 'On foot',
          },
        ),
        day(
          'By the lake temple to Seminyak',
          ['Bedugul', 'Tanah Lot', 'Seminyak'],
          'A temple that floats, another that stands in the surf, and a villa by the beach.',
          [
            'Ulun Danu temple on its misty lake.',
            'Jatiluwih or the strawberry gardens on the way down.',
            'Tanah Lot at sunset; check in at Seminyak.',
          ],
          {
            do: ['Ulun Danu', 'Tanah Lot sunset'],
            meals: 'Breakfast',
            stay: 'Pool villa, Seminyak',
            by: 'Private car, 110 km',
          },
        ),
        like(nusa, { accommodation: 'Pool villa, Seminyak' }),
        like(uluwatu, { accommodation: 'Pool villa, Seminyak' }),
        day(
          'Departure from Bali',
          ['Seminyak', 'Denpasar'],
          'One more swim before the airport.',
          [
            'Late check-out where the villa allows it.',
            'Coffee and last shopping in Seminyak.',
            'Transfer and flight home.',
          ],
          { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private car' },
        ),
      ],
    },
  },
];
