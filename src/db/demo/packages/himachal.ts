import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const shimla = day(
  'Chandigarh to Shimla',
  ['Chandigarh', 'Shimla'],
  'From the plains to the old summer capital, with the toy train’s line beside the road.',
  [
    'Pick-up at Chandigarh airport or station.',
    'Climb through Kasauli’s pines, with a parantha stop at Dharampur.',
    'Walk the Ridge and Mall Road as the lights come on.',
  ],
  { do: ['Mall Road walk'], meals: 'Dinner', stay: 'Hill hotel, Shimla', by: 'Private car, 115 km' },
);

const manali = day(
  'Solang and old Manali',
  ['Solang', 'Old Manali', 'Hadimba Temple'],
  'A cedar temple from 1553, the meadows of Solang and a café by the river.',
  [
    'Hadimba temple while the deodar grove is still quiet.',
    'Solang valley: paragliding in summer, sledges in winter, or just the view.',
    'Old Manali for trout and apple pie.',
  ],
  {
    do: ['Hadimba Temple', 'Solang Valley', 'Old Manali'],
    meals: 'Breakfast, dinner',
    stay: 'Cottage, Manali',
    by: 'Private car',
  },
);

const exclusions = ['Flights or trains', 'Adventure sports and pony rides', 'Lunches', 'Travel insurance'];

export const himachalPackages: DemoPackage[] = [
  {
    title: 'Himachal Deodar Valley Retreat',
    route: 'Chandigarh → Shimla → Kullu → Manali → Solang → Naggar → Chandigarh',
    price: '₹24,999',
    pictures: ['himachal', 'kashmir', 'alps', 'ladakh'],
    rating: 4.7,
    type: 'family',
    badge: 'Family Favourite',
    description:
      'Our own deodars. Shimla’s ridge, Kullu’s river, two nights in a cottage above Manali and an old castle at Naggar: an easy circle for three generations in one car.',
    inclusions: [
      '5 nights in hill hotels and a cottage',
      'Daily breakfast and dinner',
      'Private car, tolls and green tax',
      'Sightseeing as described',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families of all ages',
      highlights: [
        'Cottage above the apple orchards',
        'Naggar Castle and the Roerich gallery',
        'Kullu shawl weavers',
      ],
      addons: [
        'Toy train from Kalka to Shimla',
        'Tandem paragliding at Solang',
        'Atal Tunnel and Sissu day trip',
      ],
      bestTime: 'March to June, September to November; January for snow',
      days: [
        shimla,
        day(
          'Kufri and the Viceroy’s lodge',
          ['Kufri', 'Shimla'],
          'Forest walks above the town and the lodge where India’s future was argued over.',
          [
            'Kufri for the long view of the snows.',
            'Rashtrapati Niwas and its gardens, with a guide.',
            'Christ Church at dusk, and momos on Lakkar Bazaar.',
          ],
          {
            do: ['Kufri', 'Rashtrapati Niwas'],
            meals: 'Breakfast, dinner',
            stay: 'Hill hotel, Shimla',
            by: 'Private car, 40 km',
          },
        ),
        day(
          'Along the Beas to Manali',
          ['Mandi', 'Kullu', 'Manali'],
          'A long and lovely drive beside two rivers, with the shawl looms of Kullu on the way.',
          [
            'Leave early for Mandi and its stone temples.',
            'Lunch by Pandoh, then Kullu for shawls woven on pit looms.',
            'Arrive at your cottage among the apple trees.',
          ],
          {
            do: ['Kullu weavers', 'Riverside drive'],
            meals: 'Breakfast, dinner',
            stay: 'Cottage, Manali',
            by: 'Private car, 245 km',
          },
        ),
        manali,
        day(
          'Naggar, the castle above the river',
          ['Naggar', 'Jana'],
          'A timber castle, a painter’s house and a waterfall with a Himachali thali beside it.',
          [
            'Naggar Castle and the Roerich gallery.',
            'Jana waterfall for siddu with ghee and local red rice.',
            'Bonfire at the cottage.',
          ],
          {
            do: ['Naggar Castle', 'Roerich gallery', 'Jana waterfall'],
            meals: 'Breakfast, dinner',
            stay: 'Cottage, Manali',
            by: 'Private car, 60 km',
          },
        ),
        day(
          'Down to Chandigarh',
          ['Sundernagar', 'Chandigarh'],
          'An early start, the new tunnels, and an evening flight or train.',
          ['Breakfast boxes at six.', 'Lunch at Bilaspur above the lake.', 'Chandigarh by late afternoon.'],
          { do: ['Scenic drive'], meals: 'Breakfast', by: 'Private car, 270 km' },
        ),
      ],
    },
  },
  {
    title: 'Spiti Valley Circuit',
    route: 'Chandigarh → Narkanda → Sangla → Kalpa → Tabo → Kaza → Chandratal → Manali',
    price: '₹33,999',
    pictures: ['himachal', 'ladakh', 'chardham', 'kashmir'],
    rating: 4.8,
    type: 'adventure',
    badge: 'High Road',
    description:
      'The cold desert the long way round: apple country first, so that the height comes gently, then monasteries a thousand years old, and a moon-shaped lake to finish.',
    inclusions: [
      '7 nights in hotels, homestays and a camp',
      'Daily breakfast and dinner',
      'Private SUV with oxygen',
      'Permits',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Road trippers with patience and warm jackets',
      highlights: [
        'Tabo’s thousand-year-old murals',
        'Key monastery and Langza’s fossils',
        'A night near Chandratal',
      ],
      addons: ['Letter from the highest post office', 'Motorcycle instead of the SUV'],
      bestTime: 'June to September',
      days: [
        like(shimla, {
          title: 'Chandigarh to Narkanda',
          locations: ['Chandigarh', 'Narkanda'],
          description: 'Past Shimla without stopping, to a ridge of apple orchards and fir.',
          evening: 'Hatu peak at sunset if the legs are willing, and soup by the heater.',
          accommodation: 'Hotel, Narkanda',
          activities: ['Hatu Peak viewpoint'],
          transport: 'Private SUV, 175 km',
        }),
        day(
          'Sangla and the Baspa valley',
          ['Sangla', 'Rakcham'],
          'Wooden temples, trout streams and slate roofs on the old road to Tibet.',
          [
            'Along the Sutlej’s gorge road, cut into the cliff.',
            'Into the Baspa valley: Kamru fort and the fields of Rakcham.',
            'Dinner at a riverside camp.',
          ],
          {
            do: ['Kamru Fort', 'Rakcham'],
            meals: 'Breakfast, dinner',
            stay: 'Camp, Sangla',
            by: 'Private SUV, 165 km',
          },
        ),
        day(
          'Kalpa, face to face with Kinner Kailash',
          ['Chitkul', 'Kalpa'],
          'India’s last village before the border, then a balcony over the snows.',
          [
            'Chitkul for rajma and rice at the last dhaba.',
            'Back down and up to Kalpa.',
            'Sunset turns Kinner Kailash orange, then violet.',
          ],
          {
            do: ['Chitkul', 'Kinner Kailash view'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Kalpa',
            by: 'Private SUV, 95 km',
          },
        ),
        day(
          'Nako and Tabo',
          ['Nako', 'Gue', 'Tabo'],
          'The green ends, Spiti begins. A lake, a mummy and a monastery of mud walls and gold.',
          [
            'The Spiti river joins the Sutlej at Khab.',
            'Nako’s lake, and the monk of Gue who has sat for 500 years.',
            'Tabo’s murals by torchlight.',
          ],
          {
            do: ['Nako Lake', 'Tabo monastery'],
            meals: 'Breakfast, dinner',
            stay: 'Homestay, Tabo',
            by: 'Private SUV, 170 km',
          },
        ),
        day(
          'Dhankar to Kaza',
          ['Dhankar', 'Pin Valley', 'Kaza'],
          'A fort monastery on a crumbling spur, and the only real town for a day’s drive.',
          [
            'Dhankar monastery above the meeting of two rivers.',
            'A look into the Pin valley.',
            'Kaza’s market and a café with hot apple crumble.',
          ],
          {
            do: ['Dhankar monastery', 'Pin Valley'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Kaza',
            by: 'Private SUV, 80 km',
          },
        ),
        day(
          'The high villages',
          ['Key', 'Langza', 'Hikkim', 'Komic'],
          'Fossils from an ocean floor at 4,400 metres, a post office, and Key on its hill.',
          [
            'Key monastery for the morning prayer.',
            'Langza’s Buddha and fossil beds; post a card at Hikkim.',
            'Tea with a family in Komic.',
          ],
          {
            do: ['Key monastery', 'Langza fossils', 'Hikkim post office'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Kaza',
            by: 'Private SUV, 65 km',
          },
        ),
        day(
          'Kunzum La and Chandratal',
          ['Kunzum La', 'Chandratal'],
          'Over the pass to a lake shaped like a crescent moon.',
          [
            'Rough road to Kunzum La, 4,550 metres.',
            'Walk the last kilometre to Chandratal.',
            'A tent, two quilts and the Milky Way.',
          ],
          {
            do: ['Kunzum La', 'Chandratal walk'],
            meals: 'Breakfast, dinner',
            stay: 'Camp, Chandratal',
            by: 'Private SUV, 105 km',
          },
        ),
        day(
          'Through the tunnel to Manali',
          ['Gramphu', 'Atal Tunnel', 'Manali'],
          'The roughest road and then the smoothest: down to green again.',
          [
            'Chandratal at first light.',
            'Gramphu, then under the mountain by the Atal Tunnel.',
            'Manali in time for the night bus to Delhi.',
          ],
          { do: ['Atal Tunnel'], meals: 'Breakfast', by: 'Private SUV, 115 km' },
        ),
      ],
    },
  },
  {
    title: 'Tirthan Valley Slow Days',
    route: 'Chandigarh → Aut → Tirthan → Jibhi → Chandigarh',
    price: '₹15,499',
    pictures: ['himachal', 'kashmir', 'kerala'],
    rating: 4.6,
    type: 'budget',
    badge: 'Good Value',
    description:
      'A river, a homestay, a forest that became a World Heritage site. Four days for people who want the hills without the traffic.',
    inclusions: [
      '3 nights in a riverside homestay',
      'Daily breakfast and dinner',
      'Shared car from Chandigarh',
      'Guided walk to the park gate',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Friends, writers and people who need sleep',
      highlights: [
        'Riverside homestay',
        'Walk into the Great Himalayan National Park',
        'Jibhi’s waterfall and tree houses',
      ],
      addons: ['Trout fishing with a licence', 'Jalori Pass and Serolsar lake walk'],
      bestTime: 'March to June and September to December',
      days: [
        day(
          'To the river',
          ['Chandigarh', 'Aut', 'Tirthan'],
          'Leave the highway at Aut and turn into a valley without it.',
          [
            'Pick-up in Chandigarh at dawn.',
            'Lunch at Sundernagar, then the turn at Aut.',
            'Dip your feet in the Tirthan; dinner in the family kitchen.',
          ],
          {
            do: ['Riverside evening'],
            meals: 'Dinner',
            stay: 'Homestay, Gushaini',
            by: 'Shared car, 235 km',
          },
        ),
        day(
          'Into the national park',
          ['Gushaini', 'Rolla'],
          'A guided walk along the river to the gate of the Great Himalayan National Park and a little beyond.',
          [
            'Set out after breakfast with packed paranthas.',
            'Picnic by the water; monal calls from the firs.',
            'Back by the fire with siddu and ghee.',
          ],
          {
            do: ['Guided walk, 10 km'],
            meals: 'Breakfast, packed lunch, dinner',
            stay: 'Homestay, Gushaini',
            by: 'On foot',
          },
        ),
        day(
          'Jibhi and Chehni',
          ['Jibhi', 'Chehni Kothi'],
          'A waterfall in a cedar cleft, and a tower of wood and stone that has stood through earthquakes.',
          [
            'Drive over to Jibhi and its waterfall.',
            'Walk up to Chehni Kothi, a tower of timber and stone.',
            'Last dinner, with the family’s plum wine.',
          ],
          {
            do: ['Jibhi waterfall', 'Chehni Kothi'],
            meals: 'Breakfast, dinner',
            stay: 'Homestay, Gushaini',
            by: 'Shared car, 60 km',
          },
        ),
        day(
          'Back to Chandigarh',
          ['Chandigarh'],
          'Breakfast by the river, and home by evening.',
          ['One more walk to the bridge.', 'Down by the Beas and the new tunnels.', 'Chandigarh by six.'],
          { do: ['Scenic drive'], meals: 'Breakfast', by: 'Shared car, 235 km' },
        ),
      ],
    },
  },
];
