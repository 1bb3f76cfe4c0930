import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const portBlair = day(
  'Arrival in Port Blair',
  ['Port Blair', 'Cellular Jail'],
  'Palm trees at the runway’s end, and the story of the freedom fighters told in light and sound.',
  [
    'Land in Port Blair; check in near the harbour.',
    'Corbyn’s Cove for a first swim.',
    'Cellular Jail and its light and sound show.',
  ],
  {
    do: ['Corbyn’s Cove', 'Cellular Jail show'],
    meals: 'Dinner',
    stay: 'Hotel, Port Blair',
    by: 'Private car',
  },
);

const radhanagar = day(
  'Ferry to Havelock and Radhanagar',
  ['Havelock', 'Radhanagar Beach'],
  'A fast catamaran and then one of Asia’s finest beaches, wide and hardly built on.',
  [
    'Morning catamaran, 90 minutes, seats by the window.',
    'Check in and out again: Radhanagar is ten minutes away.',
    'Sunset on the sand and grilled snapper, or paneer, for dinner.',
  ],
  {
    do: ['Radhanagar Beach sunset'],
    meals: 'Breakfast, dinner',
    stay: 'Beach resort, Havelock',
    by: 'Catamaran and car',
  },
);

const elephant = day(
  'The reef at Elephant Beach',
  ['Elephant Beach', 'Havelock'],
  'Snorkel over living coral with a guide who will hold your hand if you want it held.',
  [
    'Boat to Elephant Beach, 20 minutes.',
    'Snorkelling, and a glass-bottom boat for those who stay dry.',
    'Free evening, or kayaks through the mangroves by moonlight.',
  ],
  {
    do: ['Snorkelling', 'Glass-bottom boat'],
    meals: 'Breakfast, dinner',
    stay: 'Beach resort, Havelock',
    by: 'Boat',
  },
);

const homeFromPortBlair = day(
  'Departure from Port Blair',
  ['Port Blair'],
  'Breakfast and the flight to the mainland.',
  ['Sagarika emporium for shells that are legal to carry.', 'Transfer to the airport.', 'Flight home.'],
  { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private car' },
);

const exclusions = ['Flights', 'Scuba and water sports', 'Lunches', 'Travel insurance'];

export const andamanPackages: DemoPackage[] = [
  {
    title: 'Andaman Island Hopping',
    route: 'Port Blair → Havelock → Radhanagar → Elephant Beach → Neil Island → Port Blair',
    price: '₹36,499',
    pictures: ['andaman', 'lakshadweep', 'goa', 'maldives', 'thailand'],
    rating: 4.8,
    type: 'standard',
    badge: 'New',
    featured: 5,
    description:
      'Three islands by catamaran: history in Port Blair, the long beach of Havelock, coral gardens at Neil. Ferries booked, rooms near the water, and afternoons left empty on purpose.',
    inclusions: [
      '5 nights’ stay, twin sharing',
      'Daily breakfast and dinner',
      'All ferry tickets in premium seats',
      'Elephant Beach boat with snorkelling',
      'Private transfers and entries',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Couples, families and first-time snorkellers',
      highlights: [
        'Radhanagar at sunset',
        'Guided snorkelling at Elephant Beach',
        'Natural bridge at Neil Island',
      ],
      addons: ['Try-dive with an instructor', 'Night kayaking in glowing water', 'Baratang limestone caves'],
      bestTime: 'October to May',
      days: [
        portBlair,
        radhanagar,
        elephant,
        day(
          'On to Neil Island',
          ['Neil Island', 'Laxmanpur Beach'],
          'Vegetable gardens, bicycles and a beach where the sun goes down into the sea.',
          ['Catamaran to Neil, an hour.', 'Bharatpur beach for shallow coral.', 'Laxmanpur for the sunset.'],
          {
            do: ['Bharatpur Beach', 'Laxmanpur sunset'],
            meals: 'Breakfast, dinner',
            stay: 'Beach resort, Neil Island',
            by: 'Catamaran',
          },
        ),
        day(
          'The natural bridge and back',
          ['Neil Island', 'Port Blair'],
          'Walk out to the rock arch at low tide, then the afternoon boat to Port Blair.',
          [
            'Natural bridge with a marine guide: starfish, eels, sea cucumbers.',
            'Ferry to Port Blair.',
            'Aberdeen bazaar and a farewell dinner.',
          ],
          {
            do: ['Natural bridge walk', 'Aberdeen bazaar'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Port Blair',
            by: 'Catamaran',
          },
        ),
        homeFromPortBlair,
      ],
    },
  },
  {
    title: 'Havelock Dive & Stay',
    route: 'Port Blair → Havelock → Nemo Reef → Elephant Beach → Port Blair',
    price: '₹42,750',
    pictures: ['andaman', 'maldives', 'lakshadweep'],
    rating: 4.7,
    type: 'adventure',
    badge: 'Learn to Dive',
    description:
      'Your first breath under water, with an instructor of your own. Three nights at a dive lodge on Havelock and enough time on the surface to tell the story.',
    inclusions: [
      '4 nights’ stay',
      'Daily breakfast',
      'Two guided dives with gear and photographs',
      'Ferry tickets',
      'Transfers',
      'GST',
    ],
    exclusions: ['Flights', 'Dive certification fees', 'Lunches and dinners', 'Travel insurance'],
    itinerary: {
      idealFor: 'Swimmers above twelve; no experience needed',
      highlights: ['Two guided dives', 'Dive lodge by the sea', 'Radhanagar at sunset'],
      addons: ['Open Water certification, two more days', 'Night kayaking'],
      bestTime: 'November to April',
      days: [
        portBlair,
        like(radhanagar, { accommodation: 'Dive lodge, Havelock', meals: 'Breakfast' }),
        day(
          'First dives at Nemo Reef',
          ['Nemo Reef'],
          'A lesson in waist-deep water, then down among clownfish and soft coral.',
          [
            'Medical form, briefing and pool-calm practice.',
            'Two shallow dives with your own instructor.',
            'Look at the photographs over dosas.',
          ],
          {
            do: ['Try-dive', 'Reef dive to 12 metres'],
            meals: 'Breakfast',
            stay: 'Dive lodge, Havelock',
            by: 'Dive boat',
          },
        ),
        like(elephant, { accommodation: 'Dive lodge, Havelock', meals: 'Breakfast' }),
        like(homeFromPortBlair, {
          title: 'Ferry and flight home',
          morning: 'Early catamaran to Port Blair.',
          transport: 'Catamaran and car',
        }),
      ],
    },
  },
];
