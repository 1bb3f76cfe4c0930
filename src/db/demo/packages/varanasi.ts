import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const kashi = day(
  'Arrival in Varanasi',
  ['Varanasi', 'Dashashwamedh Ghat'],
  'Walk down through the lanes to the river, and stay for the evening aarti.',
  [
    'Met at the airport or station.',
    'Check in near the ghats, and a first walk through the galis with a guide.',
    'Ganga aarti from a boat: seven priests, seven flames, thousands of voices.',
  ],
  {
    do: ['Old city walk', 'Ganga aarti by boat'],
    meals: 'Dinner',
    stay: 'Heritage hotel, Varanasi',
    by: 'Private car and boat',
  },
);

const dawn = day(
  'Ghats at dawn, Sarnath by noon',
  ['Assi Ghat', 'Sarnath'],
  'The river at first light, then the deer park where the Buddha first taught.',
  [
    'Rowing boat from Assi to Manikarnika as the city wakes.',
    'Sarnath: the Dhamek stupa and the lion capital that became India’s emblem.',
    'Kachori, lassi and a silk weaver’s house in the evening.',
  ],
  {
    do: ['Sunrise boat', 'Sarnath', 'Silk weavers'],
    meals: 'Breakfast, dinner',
    stay: 'Heritage hotel, Varanasi',
    by: 'Rowing boat and car',
  },
);

const kashiHome = day(
  'Departure from Varanasi',
  ['Varanasi'],
  'A last malaiyo in winter, a last thandai in summer.',
  [
    'Kashi Vishwanath corridor at opening time, if you have not been.',
    'Transfer to the airport or station.',
    'Onward home.',
  ],
  { do: ['Transfer'], meals: 'Breakfast', by: 'Private car' },
);

const exclusions = ['Flights or trains', 'Lunches', 'Priests’ fees and donations', 'Travel insurance'];

export const varanasiPackages: DemoPackage[] = [
  {
    title: 'Varanasi Ghats at Dawn',
    route: 'Varanasi → Sarnath → Ganga aarti → Ramnagar → Prayagraj → Varanasi',
    price: '₹16,999',
    pictures: ['varanasi', 'amritsar', 'chardham', 'tirupati'],
    rating: 4.8,
    type: 'standard',
    badge: 'Culture',
    description:
      'The oldest city, at the hours when it is most itself. Boats at dawn and dusk, Sarnath’s quiet lawns, a maharaja’s fort and the meeting of three rivers.',
    inclusions: [
      '3 nights in a heritage hotel',
      'Daily breakfast and dinner',
      'Sunrise and aarti boats',
      'Private car and guides',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Parents, photographers and seekers',
      highlights: ['Aarti from the water', 'Sunrise along 84 ghats', 'Sangam at Prayagraj'],
      addons: [
        'Rudrabhishek at Kashi Vishwanath',
        'Evening of classical music',
        'Food walk with a local cook',
      ],
      bestTime: 'October to March',
      days: [
        kashi,
        dawn,
        day(
          'Ramnagar and the Sangam',
          ['Ramnagar', 'Prayagraj', 'Triveni Sangam'],
          'A fort across the river, then a boat to where the Ganga, the Yamuna and the unseen Saraswati meet.',
          [
            'Ramnagar fort and its wonderfully odd museum.',
            'Drive to Prayagraj; boat to the Sangam.',
            'Anand Bhawan if time allows, and back to Varanasi.',
          ],
          {
            do: ['Ramnagar Fort', 'Triveni Sangam boat'],
            meals: 'Breakfast, dinner',
            stay: 'Heritage hotel, Varanasi',
            by: 'Private car, 250 km round trip',
          },
        ),
        kashiHome,
      ],
    },
  },
  {
    title: 'Varanasi, Sarnath & Bodh Gaya',
    route: 'Varanasi → Sarnath → Bodh Gaya → Rajgir → Varanasi',
    price: '₹23,999',
    pictures: ['varanasi', 'ladakh', 'tirupati'],
    rating: 4.7,
    type: 'standard',
    badge: 'Quiet Mind',
    description:
      'From the first sermon back to the tree of awakening. Two faiths, one river, and time to sit still.',
    inclusions: [
      '4 nights’ stay',
      'Daily breakfast and dinner',
      'Private car and guides',
      'Aarti boat',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Seekers of any faith',
      highlights: ['Evening under the Bodhi tree', 'Ganga aarti by boat', 'Vulture Peak at Rajgir'],
      addons: ['Meditation session with a teacher', 'Nalanda’s ruins with an archaeologist'],
      bestTime: 'October to March',
      days: [
        kashi,
        dawn,
        day(
          'The road to Bodh Gaya',
          ['Sasaram', 'Bodh Gaya'],
          'Sher Shah’s island tomb on the way, and the Mahabodhi temple by evening.',
          [
            'Drive east along the Grand Trunk Road.',
            'Sasaram’s tomb, set in its lake.',
            'Mahabodhi temple at chanting time.',
          ],
          {
            do: ['Sher Shah’s tomb', 'Mahabodhi Temple'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Bodh Gaya',
            by: 'Private car, 255 km',
          },
        ),
        day(
          'Rajgir and the great tree',
          ['Rajgir', 'Vulture Peak', 'Bodh Gaya'],
          'A ropeway to the peace pagoda, the rock where the Lotus Sutra was spoken, and one more evening at the tree.',
          ['Rajgir: Vulture Peak and the ropeway.', 'Nalanda’s ruins.', 'Silent hour under the Bodhi tree.'],
          {
            do: ['Vulture Peak', 'Nalanda', 'Bodhi tree'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Bodh Gaya',
            by: 'Private car, 150 km',
          },
        ),
        like(kashiHome, {
          title: 'Return to Varanasi',
          morning: 'Early start back along the Grand Trunk Road.',
          transport: 'Private car, 255 km',
        }),
      ],
    },
  },
];
