import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const toMunnar = day(
  'Kochi to the tea hills',
  ['Kochi', 'Cheeyappara', 'Munnar'],
  'Leave the coast behind and climb past waterfalls and spice gardens to Munnar, 1,500 metres up.',
  [
    'Pick-up at Kochi airport or your hotel; the road soon narrows between rubber and pepper.',
    'Stop at Cheeyappara falls, then at a spice garden to crush cardamom between your fingers.',
    'Check in among the tea bushes. Evenings are cool here; carry a light shawl.',
  ],
  {
    do: ['Cheeyappara falls', 'Spice garden'],
    meals: 'Dinner',
    stay: 'Hill resort, Munnar',
    by: 'Private car, 130 km',
  },
);

const munnar = day(
  'A day among the tea',
  ['Munnar', 'Eravikulam', 'Mattupetty'],
  'Tea estates at first light, the shy Nilgiri tahr at Eravikulam and a slow boat on Mattupetty lake.',
  [
    'Walk with the pluckers on an estate path, then see how leaf becomes tea.',
    'Eravikulam National Park, where the tahr graze close to the path.',
    'Boat on Mattupetty lake, and hot banana fritters from the stall by the dam.',
  ],
  {
    do: ['Tea estate walk', 'Eravikulam National Park', 'Mattupetty lake'],
    meals: 'Breakfast, dinner',
    stay: 'Hill resort, Munnar',
    by: 'Private car',
  },
);

const thekkady = day(
  'Thekkady and the spice coast’s forest',
  ['Thekkady', 'Periyar'],
  'Down through cardamom hills to Thekkady, for a boat on Periyar lake and an evening of kalaripayattu.',
  [
    'Three hours of plantation road with viewpoints you will want to stop at.',
    'Boat on Periyar lake: elephants come to the banks in the dry months.',
    'A kalaripayattu show, then dinner of appam and stew.',
  ],
  {
    do: ['Periyar boat ride', 'Kalaripayattu show'],
    meals: 'Breakfast, dinner',
    stay: 'Jungle lodge, Thekkady',
    by: 'Private car, 90 km',
  },
);

const houseboat = day(
  'Aboard the kettuvallam',
  ['Alleppey', 'Vembanad Lake'],
  'A rice boat of your own: cook, captain and a slow afternoon through palm-lined canals.',
  [
    'Drive to the jetty at Alleppey and step aboard before noon.',
    'Lunch of karimeen in banana leaf while paddy fields slide by below the level of the water.',
    'Moor for the night by a village bund; the only sound is frogs.',
  ],
  {
    do: ['Private houseboat', 'Village canal by canoe'],
    meals: 'Breakfast, lunch, dinner',
    stay: 'Houseboat, Alleppey',
    by: 'Private car and houseboat',
  },
);

const departure = day(
  'Departure from Kochi',
  ['Kochi'],
  'A last breakfast of puttu and kadala, then the airport.',
  [
    'Breakfast at leisure, and time to pack the spices.',
    'Transfer to Kochi airport, with a stop at the Chinese nets if your flight allows.',
    'Onward home.',
  ],
  { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private car' },
);

const exclusions = ['Flights or trains', 'Lunches unless named', 'Camera fees and tips', 'Travel insurance'];

export const keralaPackages: DemoPackage[] = [
  {
    title: 'Kerala Backwaters & Tea Hills',
    route: 'Kochi → Munnar → Thekkady → Kumarakom → Alleppey houseboat → Marari → Kochi',
    price: '₹29,499',
    pictures: ['kerala', 'goa', 'lakshadweep', 'andaman'],
    rating: 4.8,
    type: 'honeymoon',
    badge: 'Honeymoon Pick',
    featured: 1,
    description:
      'From mist on the tea to lamps on the lagoon. A week that starts in the high ranges, drifts through the backwaters on your own rice boat and ends with your feet in the sand at Marari.',
    inclusions: [
      '6 nights’ stay, one on a private houseboat',
      'Daily breakfast and dinner, all meals aboard',
      'Private car and driver',
      'Periyar boat tickets',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Honeymoons, and anyone who has earned a quiet week',
      highlights: [
        'Your own houseboat with cook and captain',
        'Tea estate walk at first light',
        'A night by the sea at Marari',
      ],
      addons: [
        'Ayurvedic massage for two',
        'Candle-lit dinner on the beach',
        'Toddy-shop lunch with a guide',
      ],
      bestTime: 'September to March; the monsoon for deep green and lower prices',
      days: [
        toMunnar,
        munnar,
        thekkady,
        day(
          'Kumarakom, by the big lake',
          ['Kumarakom', 'Vembanad Lake'],
          'Leave the hills for the water: a lakeside room, a bird sanctuary and a sunset you can swim in.',
          [
            'Down from Thekkady through pineapple and rubber.',
            'Kumarakom bird sanctuary on foot; storks and darters nest above the path.',
            'Sunset from a country boat on Vembanad, India’s longest lake.',
          ],
          {
            do: ['Bird sanctuary walk', 'Sunset boat'],
            meals: 'Breakfast, dinner',
            stay: 'Lakeside resort, Kumarakom',
            by: 'Private car, 130 km',
          },
        ),
        houseboat,
        day(
          'Feet in the sand at Marari',
          ['Alleppey', 'Marari Beach'],
          'Breakfast as the boat glides home, then a fishing beach with hammocks and hardly anyone.',
          [
            'Idli and sambar on deck on the way back to the jetty.',
            'A short drive to Marari: swim, read, sleep, in whatever order.',
            'Watch the boats come in and choose your own fish for dinner.',
          ],
          {
            do: ['Beach afternoon', 'Village fish market'],
            meals: 'Breakfast, dinner',
            stay: 'Beach cottage, Marari',
            by: 'Private car, 15 km',
          },
        ),
        departure,
      ],
    },
  },
  {
    title: 'Munnar & Thekkady Family Hills',
    route: 'Kochi → Munnar → Eravikulam → Thekkady → Kochi',
    price: '₹21,999',
    pictures: ['kerala', 'himachal', 'goa'],
    rating: 4.7,
    type: 'family',
    badge: 'Family',
    description:
      'Short drives, early dinners and things children remember: a tea factory, wild goats beside the path, elephants across a lake, and a chocolate stop that is not on any map.',
    inclusions: [
      '4 nights in family rooms',
      'Daily breakfast and dinner',
      'Private car with child seats on request',
      'Park and boat entries',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families with children of five and above',
      highlights: ['Tea factory visit', 'Periyar boat ride', 'Kalaripayattu show children love'],
      addons: [
        'Bamboo rafting in Periyar',
        'Elephant-friendly sanctuary visit',
        'Cooking class for the family',
      ],
      bestTime: 'September to May',
      days: [
        toMunnar,
        munnar,
        thekkady,
        day(
          'Into Periyar on foot',
          ['Periyar Tiger Reserve', 'Kumily'],
          'A guided nature walk, then an afternoon of spices, chocolate and free time at the lodge.',
          [
            'Nature walk with a tribal guide who reads the forest floor like a newspaper.',
            'Kumily bazaar for spices and home-made chocolate.',
            'Early dinner and board games on the verandah.',
          ],
          {
            do: ['Guided nature walk', 'Spice bazaar'],
            meals: 'Breakfast, dinner',
            stay: 'Jungle lodge, Thekkady',
            by: 'On foot and by jeep',
          },
        ),
        like(departure, { title: 'Down to Kochi and home', transport: 'Private car, 150 km' }),
      ],
    },
  },
  {
    title: 'Marari Ayurveda & Sea Retreat',
    route: 'Kochi → Fort Kochi → Marari → Alleppey → Marari → Kochi',
    price: '₹64,000',
    pictures: ['kerala', 'lakshadweep', 'andaman', 'goa'],
    rating: 4.9,
    type: 'luxury',
    badge: 'Wellness',
    description:
      'Six days with a physician, a masseur and a garden kitchen looking after you, a few steps from the sea. One day out on the backwaters so that the body does not get all the attention.',
    inclusions: [
      '5 nights in a garden villa',
      'All meals, cooked to your constitution',
      'Physician consultation and a daily treatment',
      'Day houseboat with lunch',
      'Airport transfers',
      'GST',
    ],
    exclusions: ['Flights or trains', 'Medicines to take home', 'Travel insurance'],
    itinerary: {
      idealFor: 'Rest, recovery and quiet company',
      highlights: ['Daily Ayurvedic treatment', 'Yoga facing the sea', 'Day cruise on the backwaters'],
      addons: ['Shirodhara session', 'Private yoga teacher', 'Extra week of treatment'],
      bestTime: 'June to August for treatment, as tradition has it; October to March for the sea',
      days: [
        day(
          'Fort Kochi by the nets',
          ['Fort Kochi', 'Mattancherry'],
          'A night in the old port before the quiet begins.',
          [
            'Arrive in Kochi and cross to the fort by ferry.',
            'Mattancherry palace, the synagogue lane and a spice warehouse that smells of ginger.',
            'Kathakali make-up and a short performance, then dinner in a courtyard.',
          ],
          {
            do: ['Heritage walk', 'Kathakali performance'],
            meals: 'Dinner',
            stay: 'Heritage hotel, Fort Kochi',
            by: 'Airport transfer and ferry',
          },
        ),
        day(
          'The physician and the sea',
          ['Marari'],
          'A long talk with the Ayurveda physician decides your treatments and your plate.',
          [
            'An hour’s drive down the coast to Marari.',
            'Consultation, then a first warm-oil massage.',
            'Walk on the beach and an early, light dinner.',
          ],
          {
            do: ['Ayurveda consultation', 'Abhyanga massage'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Garden villa, Marari',
            by: 'Private car, 50 km',
          },
        ),
        day(
          'A day of nothing much',
          ['Marari'],
          'Yoga, a treatment, a book and the sea. That is the whole plan.',
          [
            'Yoga on the lawn before the sun is high.',
            'Treatment, lunch from the garden, and sleep.',
            'Cooking with the chef, who will tell you why the curry leaves go in last.',
          ],
          {
            do: ['Yoga', 'Daily treatment', 'Kitchen garden cooking'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Garden villa, Marari',
            by: 'On foot',
          },
        ),
        like(houseboat, {
          title: 'Backwaters for a day',
          description:
            'A day on a rice boat, with lunch aboard, and back to your villa for the evening treatment.',
          evening: 'Return to Marari for a foot massage and dinner.',
          accommodation: 'Garden villa, Marari',
        }),
        day(
          'Village mornings',
          ['Marari', 'Alleppey'],
          'Coir makers, lotus ponds and a lighthouse, by bicycle if you like.',
          [
            'Cycle the lanes to see coir being spun, or take the car.',
            'Last treatment and a talk with the physician about going home well.',
            'Dinner by the sea under lamps.',
          ],
          {
            do: ['Village cycling', 'Final consultation'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Garden villa, Marari',
            by: 'Bicycle or car',
          },
        ),
        departure,
      ],
    },
  },
];
