import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const arrival = day(
  'Arrival in Leh, and rest',
  ['Leh'],
  'At 3,500 metres the only plan for today is to breathe. Sleep, drink water, walk to the bazaar if you feel well.',
  [
    'The flight into Leh crosses the whole Himalaya: take a window seat.',
    'Rest at the hotel. This is the most important afternoon of the trip.',
    'A gentle walk to the bazaar for apricots, then thukpa and an early night.',
  ],
  { do: ['Acclimatisation', 'Leh bazaar walk'], meals: 'Dinner', stay: 'Hotel, Leh', by: 'Airport transfer' },
);

const indus = day(
  'Monasteries of the Indus',
  ['Shey', 'Thiksey', 'Shanti Stupa'],
  'Thiksey at prayer time, the old palace at Shey and sunset from the Shanti Stupa.',
  [
    'Butter tea and chanting at Thiksey, with the valley spread out below.',
    'Shey palace and the confluence of the Indus and Zanskar.',
    'Shanti Stupa at sunset; Leh palace lights up across the valley.',
  ],
  {
    do: ['Thiksey prayers', 'Shey Palace', 'Shanti Stupa'],
    meals: 'Breakfast, dinner',
    stay: 'Hotel, Leh',
    by: 'Private car, 80 km',
  },
);

const nubra = day(
  'Over Khardung La to Nubra',
  ['Khardung La', 'Nubra', 'Hunder'],
  'One of the highest motor roads on earth, then down to a valley of sand dunes and two-humped camels.',
  [
    'Climb to Khardung La, 5,359 metres: photographs, tea, and no more than twenty minutes.',
    'Down to the Shyok river and across to Nubra.',
    'Hunder’s dunes at sunset, with Bactrian camels left over from the Silk Road.',
  ],
  {
    do: ['Khardung La', 'Hunder dunes'],
    meals: 'Breakfast, dinner',
    stay: 'Camp, Hunder',
    by: 'Private car, 130 km',
  },
);

const pangong = day(
  'Along the Shyok to Pangong Tso',
  ['Shyok', 'Pangong Tso'],
  'A lake that changes colour every hour, 134 kilometres of it.',
  [
    'The river road through Shyok, all rock and light.',
    'First sight of Pangong: stop the car, everybody does.',
    'Camp by the shore. It is very cold and very clear.',
  ],
  {
    do: ['Pangong lakeside', 'Stargazing'],
    meals: 'Breakfast, dinner',
    stay: 'Cottage camp, Spangmik',
    by: 'Private car, 170 km',
  },
);

const departure = day(
  'Departure from Leh',
  ['Leh'],
  'An early flight, with the sun on Stok Kangri.',
  [
    'Transfer to Leh airport; flights leave in the morning, when the wind is low.',
    'Connections at Delhi or Srinagar.',
    'Home, a little changed.',
  ],
  { do: ['Airport transfer'], meals: 'Breakfast', by: 'Airport transfer' },
);

const inclusions = [
  'Stay in hotels and camps, twin sharing',
  'Daily breakfast and dinner',
  'Private car with oxygen cylinder',
  'Inner Line permits and environment fee',
  'Experienced Ladakhi driver',
  'GST',
];
const exclusions = [
  'Flights',
  'Monastery entries',
  'Lunches and bottled water',
  'Travel insurance, which we advise',
];

export const ladakhPackages: DemoPackage[] = [
  {
    title: 'Ladakh: Lakes and High Passes',
    route: 'Leh → Khardung La → Nubra → Hunder → Pangong Tso → Chang La → Hemis → Leh',
    price: '₹42,500',
    pictures: ['ladakh', 'himachal', 'kashmir', 'chardham', 'alps'],
    rating: 4.9,
    type: 'adventure',
    badge: 'Limited Seats',
    featured: 2,
    description:
      'Two passes above 5,300 metres, a desert with camels, a lake of seven blues. We begin with two slow days so that your head is clear when the road begins to climb.',
    inclusions: ['6 nights in hotels and camps', ...inclusions.slice(1)],
    exclusions,
    itinerary: {
      idealFor: 'Friends, couples and fit families; children above eight',
      highlights: [
        'Two days of proper acclimatisation',
        'Khardung La and Chang La',
        'A night beside Pangong Tso',
      ],
      addons: ['Rafting on the Zanskar', 'Motorcycle instead of the car', 'ATV ride at Hunder'],
      bestTime: 'May to September',
      days: [
        arrival,
        indus,
        nubra,
        day(
          'Diskit and the green villages',
          ['Diskit', 'Sumur', 'Panamik'],
          'A 33-metre Maitreya looks down the valley; hot springs and apricot orchards lie below.',
          [
            'Diskit monastery and the great Buddha.',
            'Sumur’s orchards, and hot springs at Panamik.',
            'Bonfire at the camp, and momos that took the cook all afternoon.',
          ],
          {
            do: ['Diskit monastery', 'Panamik hot springs'],
            meals: 'Breakfast, dinner',
            stay: 'Camp, Hunder',
            by: 'Private car, 90 km',
          },
        ),
        pangong,
        day(
          'Over Chang La, by Hemis to Leh',
          ['Chang La', 'Hemis', 'Leh'],
          'Sunrise on the lake, the second great pass, and Ladakh’s largest monastery.',
          [
            'Be up at five: the lake is at its best before the wind.',
            'Chang La, 5,360 metres, then down to Hemis monastery and its museum.',
            'Farewell dinner in Leh.',
          ],
          {
            do: ['Pangong sunrise', 'Chang La', 'Hemis monastery'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Leh',
            by: 'Private car, 165 km',
          },
        ),
        departure,
      ],
    },
  },
  {
    title: 'Leh to Hanle: Dark Sky Camp',
    route: 'Leh → Thiksey → Nubra → Pangong Tso → Chushul → Hanle → Tso Moriri → Leh',
    price: '₹46,000',
    pictures: ['ladakh', 'chardham', 'himachal'],
    rating: 4.8,
    type: 'adventure',
    badge: 'Dark Skies',
    description:
      'The Milky Way casts a shadow at Hanle. A road trip to India’s first dark sky reserve with two nights of telescopes, guided by villagers trained by the observatory.',
    inclusions: [
      '7 nights in hotels, camps and homestays',
      ...inclusions.slice(1),
      'Two guided telescope nights',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Photographers, stargazers and repeat visitors to Ladakh',
      highlights: ['Two telescope nights at Hanle', 'Four high lakes', 'Homestay with a Changpa family'],
      addons: ['Astrophotography mentor', 'Umling La, the highest road, for the well acclimatised'],
      bestTime: 'June to September, around the new moon',
      days: [
        arrival,
        indus,
        nubra,
        pangong,
        day(
          'By Chushul to Hanle',
          ['Rezang La', 'Chushul', 'Hanle'],
          'A lonely road along the border, past the Rezang La memorial, to a village under the darkest sky in the country.',
          [
            'Along the lake to Man and Merak, then over to Chushul.',
            'The memorial at Rezang La, and kiang running beside the car.',
            'First night at the telescopes, wrapped in everything you own.',
          ],
          {
            do: ['Rezang La memorial', 'Telescope night'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Homestay, Hanle',
            by: 'Private car, 170 km',
          },
        ),
        day(
          'Hanle: the observatory and the sky',
          ['Hanle', 'Indian Astronomical Observatory'],
          'Sleep late, see the big telescope by day, and stay up again.',
          [
            'Late breakfast of khambir and apricot jam.',
            'The observatory hill at 4,500 metres, and Hanle’s 17th century monastery.',
            'Second telescope night: Saturn, nebulae, your own galaxy.',
          ],
          {
            do: ['Observatory visit', 'Hanle monastery', 'Telescope night'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Homestay, Hanle',
            by: 'Private car, 20 km',
          },
        ),
        day(
          'Tso Moriri and back to Leh',
          ['Nyoma', 'Tso Moriri', 'Leh'],
          'A last lake, black-necked cranes if you are lucky, and the long road home beside the Indus.',
          [
            'Down to the Indus at Nyoma.',
            'Tso Moriri from Korzok: lunch with the cranes.',
            'Late arrival in Leh, hot showers and dinner.',
          ],
          {
            do: ['Tso Moriri', 'Crane watching'],
            meals: 'Breakfast, packed lunch, dinner',
            stay: 'Hotel, Leh',
            by: 'Private car, 310 km',
          },
        ),
        departure,
      ],
    },
  },
  {
    title: 'Markha Valley Trek with Your Own Crew',
    route: 'Leh → Chilling → Skiu → Markha → Thachungtse → Nimaling → Kongmaru La → Leh',
    price: 'On request',
    pictures: ['ladakh', 'chardham', 'kashmir'],
    rating: 4.8,
    type: 'adventure',
    badge: 'Private Trek',
    enquiryOnly: true,
    description:
      'Ladakh’s classic walk, arranged for your group alone: a guide, a cook, ponies and tents. The price depends on the size of the group and the season, so we work it out with you.',
    inclusions: [
      'Hotel nights in Leh and tents on trek',
      'All meals on trek',
      'Guide, cook, ponies and camping gear',
      'Permits and wildlife fees',
      'Satellite phone and oxygen',
      'GST',
    ],
    exclusions: [
      'Flights',
      'Sleeping bags, which can be hired',
      'Travel insurance with evacuation, which is required',
    ],
    itinerary: {
      idealFor: 'Fit walkers with a trek or two behind them',
      highlights: [
        'Private crew and your own pace',
        'Nimaling plateau below Kang Yatse',
        'Kongmaru La, 5,260 metres',
      ],
      addons: ['Kang Yatse II climb, three more days', 'Homestays instead of tents'],
      bestTime: 'June to September',
      days: [
        arrival,
        indus,
        day(
          'Chilling to Skiu',
          ['Chilling', 'Skiu'],
          'Across the Zanskar and into the valley.',
          [
            'Drive to Chilling, where copper pots are still beaten by hand.',
            'An easy first walk of three hours to Skiu.',
            'Tents up, soup ready, stars out.',
          ],
          {
            do: ['Trek, 8 km'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Tent, Skiu',
            by: 'Private car and on foot',
          },
        ),
        day(
          'Skiu to Markha',
          ['Skiu', 'Hamurja', 'Markha'],
          'The longest day, and a gentle one, along willow and barley.',
          [
            'Start early by the river.',
            'Tea at a parachute tent in Hamurja.',
            'Markha village, with its ruined castle above the fields.',
          ],
          { do: ['Trek, 20 km'], meals: 'Breakfast, lunch, dinner', stay: 'Tent, Markha', by: 'On foot' },
        ),
        day(
          'Markha to Thachungtse',
          ['Markha', 'Hankar', 'Thachungtse'],
          'Monasteries on cliffs and the first full view of Kang Yatse.',
          [
            'Past Umlung and the gompa of Techa.',
            'Hankar, the last village, for lunch.',
            'Camp at Thachungtse, 4,250 metres.',
          ],
          {
            do: ['Trek, 15 km', 'Techa gompa'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Tent, Thachungtse',
            by: 'On foot',
          },
        ),
        day(
          'Up to Nimaling',
          ['Nimaling'],
          'A short day to a high meadow where herders bring their yak for the summer.',
          [
            'Climb past two small lakes that mirror the peak.',
            'Rest at Nimaling, 4,800 metres.',
            'Hot dinner and an early night before the pass.',
          ],
          { do: ['Trek, 7 km'], meals: 'Breakfast, lunch, dinner', stay: 'Tent, Nimaling', by: 'On foot' },
        ),
        day(
          'Kongmaru La and down to Leh',
          ['Kongmaru La', 'Shang Sumdo', 'Leh'],
          'The pass at sunrise, a gorge of red and green rock, and a shower.',
          [
            'Two hours to Kongmaru La: Karakoram on one side, Zanskar on the other.',
            'Down the gorge to Shang Sumdo, where the car waits.',
            'Leh, a hot shower and a farewell dinner.',
          ],
          {
            do: ['Trek, 17 km', 'Kongmaru La'],
            meals: 'Breakfast, lunch, dinner',
            stay: 'Hotel, Leh',
            by: 'On foot and private car',
          },
        ),
        like(departure, {}),
      ],
    },
  },
];
