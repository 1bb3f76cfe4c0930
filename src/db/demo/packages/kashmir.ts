import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const arrival = day(
  'Arrival in Srinagar',
  ['Srinagar', 'Dal Lake'],
  'Meet your driver at the airport and check in to a carved cedar houseboat on Dal Lake. Evening shikara ride as the lamps come on.',
  [
    'Land in Srinagar, where your driver waits with a name board past the baggage belt.',
    'Settle in on the houseboat over a cup of kahwa with almonds and saffron.',
    'Drift past the floating gardens in a shikara while the mountains turn pink, then dinner on board.',
  ],
  {
    do: ['Shikara ride', 'Houseboat check-in'],
    meals: 'Dinner',
    stay: 'Houseboat, Dal Lake',
    by: 'Airport transfer and shikara',
  },
);

const gardens = day(
  'Mughal gardens and the old city',
  ['Nishat Bagh', 'Shalimar Bagh', 'Srinagar old city'],
  'Walk Nishat and Shalimar before the crowds, then lunch on wazwan in the old city and visit a papier-mâché workshop.',
  [
    'Reach Nishat as the gates open, when the terraces and fountains are almost yours alone.',
    'Wazwan lunch near Khanqah-e-Moula, then a walk to a family that still paints papier-mâché by hand.',
    'Tea on the houseboat deck; the muezzin carries across the water at dusk.',
  ],
  {
    do: ['Nishat and Shalimar gardens', 'Old city walk', 'Papier-mâché workshop'],
    meals: 'Breakfast, dinner',
    stay: 'Houseboat, Dal Lake',
    by: 'Private car',
  },
);

const gulmarg = day(
  'Day trip to Gulmarg',
  ['Tangmarg', 'Gulmarg', 'Kongdoori'],
  'Drive through pine country to Gulmarg. Ride the gondola to Kongdoori for views to Nanga Parbat on clear days.',
  [
    'Leave after breakfast through paddy and apple country, climbing into pines after Tangmarg.',
    'Gondola phase 1 to Kongdoori; walk on the meadow, or on snow between December and March.',
    'Back in Srinagar by sunset, with a stop for roasted corn on the way.',
  ],
  {
    do: ['Gondola phase 1', 'Meadow walk'],
    meals: 'Breakfast, dinner',
    stay: 'Hotel, Srinagar',
    by: 'Private car, 50 km each way',
  },
);

const pahalgam = day(
  'Pahalgam and Betaab Valley',
  ['Pampore', 'Pahalgam', 'Betaab Valley'],
  'Follow the Lidder river past saffron fields. Afternoon in Betaab Valley under the deodars.',
  [
    'South through Pampore, where saffron is picked for a few weeks each autumn.',
    'Betaab Valley on foot: flat paths by the river, good for children and grandparents alike.',
    'Trout for dinner beside the Lidder, and a sky full of stars.',
  ],
  {
    do: ['Betaab Valley walk', 'Lidder riverside'],
    meals: 'Breakfast, dinner',
    stay: 'Riverside hotel, Pahalgam',
    by: 'Private car, 91 km',
  },
);

const sonamarg = day(
  'Sonamarg and the glacier meadow',
  ['Sonamarg', 'Thajiwas'],
  'Early start to Sonamarg for the Thajiwas walk, then on to Srinagar for a farewell dinner.',
  [
    'A packed breakfast on the road as the Sindh river keeps you company.',
    'Walk or ride a pony toward the Thajiwas glacier; the meadow is gold in the noon light.',
    'Return to Srinagar for a farewell dinner of rogan josh and nadru yakhni.',
  ],
  {
    do: ['Thajiwas glacier walk', 'Farewell dinner'],
    meals: 'Breakfast, dinner',
    stay: 'Hotel, Srinagar',
    by: 'Private car, 248 km',
  },
);

const departure = day(
  'Departure',
  ['Srinagar'],
  'Breakfast by the lake and transfer to the airport.',
  [
    'A last look at the lake; the flower sellers paddle past early.',
    'Transfer to Srinagar airport with time for the security checks there.',
    'Home, with walnuts in your bag.',
  ],
  { do: ['Airport transfer'], meals: 'Breakfast', by: 'Airport transfer' },
);

const exclusions = ['Flights or trains', 'Pony rides and personal expenses', 'Travel insurance'];

export const kashmirPackages: DemoPackage[] = [
  {
    title: 'Kashmir Great Lakes & Houseboats',
    route: 'Srinagar → Dal Lake houseboat → Gulmarg → Pahalgam → Betaab Valley → Sonamarg → Srinagar',
    price: '₹34,999',
    pictures: ['kashmir', 'himachal', 'ladakh', 'alps', 'chardham'],
    rating: 4.9,
    type: 'standard',
    badge: 'Best Seller',
    description:
      'Six slow days in the valley: two nights afloat on Dal Lake, a gondola above Gulmarg, riverside Pahalgam and the meadows of Sonamarg. Private car throughout, with time left free for tea and detours.',
    inclusions: [
      '5 nights’ stay, twin sharing',
      'Daily breakfast and dinner',
      'Private car, tolls and parking',
      'Shikara ride and garden entries',
      'Airport transfers',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families, couples and first visits to the valley',
      highlights: [
        'Two nights on a carved houseboat',
        'Gulmarg gondola, phase 1',
        'Mughal gardens before opening crowds',
        'Private car and local driver',
      ],
      addons: [
        'Gondola phase 2 to Apharwat',
        'Sunrise vegetable market by shikara',
        'Professional photographer for an hour',
      ],
      bestTime: 'April to October; December to March for snow',
      days: [arrival, gardens, gulmarg, pahalgam, sonamarg, departure],
    },
  },
  {
    title: 'Kashmir Honeymoon on the Lake',
    route: 'Srinagar → Dal Lake houseboat → Gulmarg → Doodhpathri → Nigeen Lake → Srinagar',
    price: '₹48,500',
    pictures: ['kashmir', 'alps', 'himachal', 'ladakh'],
    rating: 4.8,
    type: 'honeymoon',
    badge: 'For Two',
    description:
      'A suite on a quiet houseboat, a night in the snow at Gulmarg and a picnic where no tour bus goes. We keep the mornings late and the days unhurried.',
    inclusions: [
      '4 nights in suites and deluxe rooms',
      'Daily breakfast and dinner, one by candlelight',
      'Private car throughout',
      'Decorated shikara at sunset',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Honeymoons and anniversaries',
      highlights: [
        'Houseboat suite on the quiet side of the lake',
        'A night in Gulmarg after the day crowds leave',
        'Meadow picnic at Doodhpathri',
      ],
      addons: ['Couple’s photo session', 'Gondola phase 2 to Apharwat', 'Cake and flowers on arrival'],
      bestTime: 'April to June, September and October; January for snow',
      days: [
        like(arrival, { accommodation: 'Houseboat suite, Dal Lake', meals: 'Dinner by candlelight' }),
        like(gulmarg, {
          title: 'Up to Gulmarg, and stay',
          evening: 'The day visitors leave by five. Dinner by the fire, with the pines dark outside.',
          accommodation: 'Hotel, Gulmarg',
          transport: 'Private car, 50 km',
        }),
        day(
          'Doodhpathri, the valley of milk',
          ['Doodhpathri', 'Nigeen Lake'],
          'A picnic on a meadow few visitors know, then down to the still water of Nigeen.',
          [
            'Over the hills to Doodhpathri, where the stream runs white over its stones.',
            'Picnic lunch on the grass: kebabs, bread from the tandoor and a flask of noon chai.',
            'Check in on Nigeen Lake and watch kingfishers from your own deck.',
          ],
          {
            do: ['Meadow picnic', 'Nigeen Lake evening'],
            meals: 'Breakfast, picnic lunch, dinner',
            stay: 'Houseboat suite, Nigeen Lake',
            by: 'Private car, 95 km',
          },
        ),
        like(gardens, { accommodation: 'Houseboat suite, Nigeen Lake' }),
        departure,
      ],
    },
  },
  {
    title: 'Srinagar & Gulmarg Snow Break',
    route: 'Srinagar → Mughal gardens → Gulmarg → Srinagar',
    price: '₹22,999',
    pictures: ['kashmir', 'ladakh', 'himachal'],
    rating: 4.6,
    type: 'budget',
    badge: 'Snow Season',
    description:
      'Three nights are enough to touch snow. A simple houseboat, clean rooms in town, the gondola, and hot kahwa whenever you want it.',
    inclusions: [
      '3 nights’ stay, twin sharing',
      'Daily breakfast and dinner',
      'Car for all transfers',
      'Shikara ride',
      'GST',
    ],
    exclusions: [...exclusions, 'Gondola tickets', 'Snow boots and ski hire'],
    itinerary: {
      idealFor: 'Long weekends and first snow',
      highlights: ['A night afloat', 'Gulmarg in the snow', 'Old Srinagar with a local guide'],
      addons: ['Beginner’s ski lesson', 'Snow bike on the Gulmarg meadow'],
      bestTime: 'December to March',
      days: [
        arrival,
        gulmarg,
        like(gardens, {
          accommodation: 'Hotel, Srinagar',
          evening: 'Shopping for shawls and walnut wood on Residency Road, with honest prices marked.',
        }),
        departure,
      ],
    },
  },
];
