import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const oldDubai = day(
  'Old Dubai and the Burj Khalifa',
  ['Al Fahidi', 'Dubai Creek', 'Burj Khalifa'],
  'From wind towers and one-dirham boats to the 124th floor.',
  [
    'Al Fahidi’s lanes and coffee in a courtyard.',
    'Abra across the Creek to the gold and spice souks.',
    'Up the Burj Khalifa before sunset; the fountains dance below.',
  ],
  {
    do: ['Abra ride', 'Gold and spice souks', 'Burj Khalifa, 124th floor'],
    meals: 'Breakfast',
    stay: 'City hotel, Dubai',
    by: 'Private van',
  },
);

const desert = day(
  'Marina morning, desert evening',
  ['Dubai Marina', 'Lahbab desert'],
  'Glass towers and then no buildings at all.',
  [
    'Walk the Marina or ride the monorail over the Palm.',
    'Picked up by 4×4 for the red dunes of Lahbab.',
    'Camp dinner with Indian, Jain and Arabic dishes, and henna for whoever wants it.',
  ],
  { do: ['Desert safari', 'Camp dinner'], meals: 'Breakfast, dinner', stay: 'City hotel, Dubai', by: '4×4' },
);

const exclusions = [
  'International flights',
  'UAE visa, which we can arrange',
  'Tourism dirham at the hotel',
  'Travel insurance',
];

export const dubaiPackages: DemoPackage[] = [
  {
    title: 'Dubai Skyline & Desert Safari',
    route: 'Dubai → Old Dubai → Burj Khalifa → Lahbab desert → Miracle Garden → Dubai',
    price: '₹44,999',
    pictures: ['dubai', 'rajasthan', 'singapore', 'cruise'],
    rating: 4.7,
    type: 'family',
    badge: 'Kids Love It',
    description:
      'Dunes and dizzy heights, an aquarium inside a mall, flowers in the desert. Planned so that children sleep in the van and not through the show.',
    inclusions: [
      '4 nights in a city hotel',
      'Daily breakfast, one dinner',
      'Burj Khalifa and Miracle Garden tickets',
      'Desert safari by 4×4',
      'Airport transfers',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families and first visits',
      highlights: ['124th floor of the Burj Khalifa', 'Red dunes by 4×4', 'Dhow dinner on the Creek'],
      addons: ['Legoland or Motiongate', 'Abu Dhabi day trip', 'Museum of the Future'],
      bestTime: 'November to March',
      days: [
        day(
          'Arrival and the dhow',
          ['Dubai', 'Dubai Creek'],
          'A lit-up wooden boat and a buffet, to begin gently.',
          ['Land in Dubai; meet your driver.', 'Check in and rest.', 'Dhow cruise dinner on the Creek.'],
          { do: ['Dhow dinner cruise'], meals: 'Dinner', stay: 'City hotel, Dubai', by: 'Private van' },
        ),
        oldDubai,
        desert,
        day(
          'Flowers, fish and shopping',
          ['Miracle Garden', 'Dubai Mall'],
          'Fifty million blooms in the desert, and sharks behind glass.',
          [
            'Miracle Garden (November to April) or Dubai Frame at other times.',
            'Dubai Mall, its aquarium and its ice rink.',
            'Global Village in season.',
          ],
          {
            do: ['Miracle Garden', 'Dubai Aquarium'],
            meals: 'Breakfast',
            stay: 'City hotel, Dubai',
            by: 'Private van',
          },
        ),
        day(
          'Departure from Dubai',
          ['Dubai'],
          'A last shawarma and the airport.',
          ['Breakfast and packing.', 'Transfer to the airport.', 'Flight home.'],
          { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private van' },
        ),
      ],
    },
  },
  {
    title: 'Dubai & Abu Dhabi in Style',
    route: 'Dubai → Palm Jumeirah → Lahbab desert → Abu Dhabi → Saadiyat → Dubai',
    price: '₹89,000',
    pictures: ['dubai', 'maldives', 'rajasthan'],
    rating: 4.8,
    type: 'luxury',
    badge: 'Five Star',
    description:
      'A room over the sea on the Palm, a private camp in the dunes, the Louvre under its dome of light. Six days with the doors already held open.',
    inclusions: [
      '5 nights in five-star hotels',
      'Daily breakfast and two dinners',
      'Private chauffeur throughout',
      'Burj Khalifa, 148th floor',
      'Louvre Abu Dhabi and Grand Mosque with guide',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Couples and celebrations',
      highlights: ['148th-floor lounge', 'Private desert camp', 'Louvre Abu Dhabi with an art historian'],
      addons: ['Helicopter over the Palm', 'Yacht for an afternoon', 'Ferrari World fast passes'],
      bestTime: 'November to March',
      days: [
        day(
          'Arrival on the Palm',
          ['Palm Jumeirah'],
          'Chauffeur, sea view, early check-in.',
          ['Met at the aircraft gate.', 'Check in and swim.', 'Dinner at the marina.'],
          {
            do: ['Meet and greet', 'Beach afternoon'],
            meals: 'Dinner',
            stay: 'Five-star resort, Palm Jumeirah',
            by: 'Chauffeured car',
          },
        ),
        like(oldDubai, {
          activities: ['Abra ride', 'Gold and spice souks', 'Burj Khalifa, 148th floor'],
          description: 'From wind towers and one-dirham boats to the 148th-floor lounge.',
          accommodation: 'Five-star resort, Palm Jumeirah',
          transport: 'Chauffeured car',
        }),
        like(desert, {
          title: 'A private camp in the dunes',
          evening: 'Your own camp: carpets, lamps, an oud player and a chef at the fire.',
          accommodation: 'Five-star resort, Palm Jumeirah',
        }),
        day(
          'To Abu Dhabi',
          ['Sheikh Zayed Grand Mosque', 'Saadiyat'],
          'Eighty-two domes and a carpet that took two years to knot.',
          [
            'Drive to Abu Dhabi.',
            'Grand Mosque with a guide; abayas are lent.',
            'Check in on Saadiyat’s beach.',
          ],
          {
            do: ['Grand Mosque'],
            meals: 'Breakfast',
            stay: 'Five-star resort, Saadiyat',
            by: 'Chauffeured car, 140 km',
          },
        ),
        day(
          'The Louvre and the palace',
          ['Louvre Abu Dhabi', 'Qasr Al Watan'],
          'A dome that rains light, and a palace open to all.',
          ['Louvre with an art historian.', 'Qasr Al Watan.', 'Farewell dinner by the sea.'],
          {
            do: ['Louvre Abu Dhabi', 'Qasr Al Watan'],
            meals: 'Breakfast, dinner',
            stay: 'Five-star resort, Saadiyat',
            by: 'Chauffeured car',
          },
        ),
        day(
          'Departure',
          ['Abu Dhabi', 'Dubai'],
          'Home from Abu Dhabi or Dubai, as your flight goes.',
          ['Late breakfast.', 'Chauffeured transfer to the airport.', 'Flight home.'],
          { do: ['Airport transfer'], meals: 'Breakfast', by: 'Chauffeured car' },
        ),
      ],
    },
  },
];
