import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const phiPhi = day(
  'Phi Phi by speedboat',
  ['Maya Bay', 'Phi Phi Islands'],
  'Limestone walls, a lagoon you float into, and lunch on the island.',
  [
    'Early boat, to reach Maya Bay before the big ferries.',
    'Pileh lagoon, snorkelling at Bamboo Island and a buffet lunch with vegetarian dishes.',
    'Back with salt in your hair; massage on the beach road.',
  ],
  {
    do: ['Maya Bay', 'Snorkelling', 'Pileh lagoon'],
    meals: 'Breakfast, lunch',
    stay: 'Beach hotel',
    by: 'Speedboat',
  },
);

const exclusions = [
  'International flights',
  'National park fees',
  'Dinners unless named',
  'Travel insurance',
];

export const thailandPackages: DemoPackage[] = [
  {
    title: 'Bangkok & Phuket Highlights',
    route: 'Phuket → Phi Phi Islands → Old Phuket → Bangkok → Ayutthaya → Bangkok',
    price: '₹32,499',
    pictures: ['thailand', 'bali', 'andaman', 'singapore'],
    rating: 4.6,
    type: 'budget',
    badge: 'Great Value',
    description:
      'Three nights by the sea, two in the city. Temples, tuk-tuks and the islands everyone has seen on a calendar, at a price that leaves room for shopping.',
    inclusions: [
      '5 nights’ stay, twin sharing',
      'Daily breakfast',
      'Phi Phi day tour with lunch',
      'Bangkok temple tour',
      'Airport transfers on shared basis',
      'GST',
    ],
    exclusions: ['Flight from Phuket to Bangkok', ...exclusions],
    itinerary: {
      idealFor: 'Friends, first trips abroad and office groups',
      highlights: ['Phi Phi by speedboat', 'The Emerald Buddha', 'Ayutthaya’s ruins by van'],
      addons: ['Chao Phraya dinner cruise', 'Safari World', 'James Bond island by longtail'],
      bestTime: 'November to April',
      days: [
        day(
          'Arrival in Phuket',
          ['Phuket', 'Patong'],
          'From the airport to the beach in an hour.',
          [
            'Land in Phuket; shared transfer to your hotel.',
            'Check in and straight to the water.',
            'Night market for mango and sticky rice.',
          ],
          { do: ['Beach time', 'Night market'], stay: 'Beach hotel, Patong', by: 'Shared transfer' },
        ),
        like(phiPhi, { accommodation: 'Beach hotel, Patong' }),
        day(
          'Old Phuket and the Big Buddha',
          ['Big Buddha', 'Old Phuket Town'],
          'Sino-Portuguese streets and a marble Buddha that can be seen from half the island.',
          [
            'Karon viewpoint and the Big Buddha.',
            'Old town’s painted shophouses and a coffee in a former bank.',
            'Free evening; the Simon show is close by.',
          ],
          {
            do: ['Big Buddha', 'Old town walk'],
            meals: 'Breakfast',
            stay: 'Beach hotel, Patong',
            by: 'Shared van',
          },
        ),
        day(
          'To Bangkok',
          ['Bangkok', 'Wat Arun'],
          'A short flight north, and the river at sunset.',
          [
            'Transfer and flight to Bangkok.',
            'Check in near the Skytrain.',
            'Ferry to Wat Arun as its spires light up; Chinatown for dinner.',
          ],
          {
            do: ['Wat Arun', 'Chinatown'],
            meals: 'Breakfast',
            stay: 'City hotel, Bangkok',
            by: 'Flight (not included) and transfer',
          },
        ),
        day(
          'The Grand Palace and Ayutthaya',
          ['Grand Palace', 'Ayutthaya'],
          'The Emerald Buddha in the morning, an older capital’s ruins in the afternoon.',
          [
            'Grand Palace; shoulders and knees covered, please.',
            'Van to Ayutthaya and the Buddha’s head held in a tree’s roots.',
            'Back in town for MBK’s bargains.',
          ],
          {
            do: ['Grand Palace', 'Ayutthaya ruins'],
            meals: 'Breakfast',
            stay: 'City hotel, Bangkok',
            by: 'Van, 160 km',
          },
        ),
        day(
          'Departure from Bangkok',
          ['Bangkok'],
          'Last shopping, and the flight.',
          ['Breakfast and Pratunam market.', 'Transfer to the airport.', 'Flight home.'],
          { do: ['Airport transfer'], meals: 'Breakfast', by: 'Shared transfer' },
        ),
      ],
    },
  },
  {
    title: 'Krabi & Phi Phi Island Days',
    route: 'Krabi → Railay → Phi Phi Islands → Emerald Pool → Krabi',
    price: '₹36,999',
    pictures: ['thailand', 'andaman', 'maldives'],
    rating: 4.7,
    type: 'adventure',
    badge: 'Kayak & Climb',
    description:
      'Limestone, longtails and lagoons. Paddle through mangroves, try a first climb at Railay with a patient instructor, and float in a pool the colour of glass.',
    inclusions: [
      '4 nights in a beach resort',
      'Daily breakfast',
      'Phi Phi speedboat tour',
      'Kayaking and a half-day climb with gear',
      'Private transfers',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Active couples and friends',
      highlights: [
        'Beginner’s climb at Railay',
        'Mangrove kayaking at Ao Thalane',
        'Phi Phi before the crowd',
      ],
      addons: ['Scuba try-dive', 'Sunset longtail with barbecue'],
      bestTime: 'November to April',
      days: [
        day(
          'Arrival in Krabi',
          ['Krabi', 'Ao Nang'],
          'Cliffs rise straight out of the road from the airport.',
          [
            'Land in Krabi; private transfer.',
            'Swim at Ao Nang.',
            'Grilled corn, pad thai and the sunset from the seawall.',
          ],
          { do: ['Beach evening'], stay: 'Beach resort, Ao Nang', by: 'Private transfer' },
        ),
        day(
          'Climbing and Railay',
          ['Railay', 'Phra Nang'],
          'A longtail is the only way in. Climb in the shade, then sleep on the prettiest beach in the country.',
          [
            'Half-day climbing lesson with ropes and helmets.',
            'Phra Nang cave beach.',
            'Longtail home at golden hour.',
          ],
          {
            do: ['Rock climbing lesson', 'Phra Nang beach'],
            meals: 'Breakfast',
            stay: 'Beach resort, Ao Nang',
            by: 'Longtail boat',
          },
        ),
        like(phiPhi, { accommodation: 'Beach resort, Ao Nang' }),
        day(
          'Kayaks and the Emerald Pool',
          ['Ao Thalane', 'Emerald Pool'],
          'Mangrove canyons by paddle, and a warm forest pool by foot.',
          [
            'Kayak Ao Thalane with the tide.',
            'Emerald Pool and hot-spring waterfall.',
            'Krabi town’s weekend night market.',
          ],
          {
            do: ['Sea kayaking', 'Emerald Pool'],
            meals: 'Breakfast, lunch',
            stay: 'Beach resort, Ao Nang',
            by: 'Private van',
          },
        ),
        day(
          'Departure from Krabi',
          ['Krabi'],
          'Breakfast, beach, airport.',
          ['Last swim.', 'Transfer to Krabi airport.', 'Flight home.'],
          { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private transfer' },
        ),
      ],
    },
  },
];
