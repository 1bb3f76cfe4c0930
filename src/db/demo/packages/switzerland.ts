import { day } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const zurich = day(
  'Arrival in Zurich',
  ['Zurich'],
  'Your rail pass starts today; it will take you everywhere, boats included.',
  [
    'Land in Zurich; the train leaves from under the airport.',
    'Old town, the Lindenhof and the lake.',
    'Indian dinner near the station, for a soft landing.',
  ],
  { do: ['Old town walk'], meals: 'Dinner', stay: 'City hotel, Zurich', by: 'Train' },
);

const jungfrau = day(
  'Jungfraujoch, top of Europe',
  ['Grindelwald', 'Jungfraujoch', 'Lauterbrunnen'],
  'By gondola and cog railway to 3,454 metres, with the Aletsch glacier below you.',
  [
    'Eiger Express, then the railway through the mountain.',
    'Ice palace, snow terrace and a hot chocolate you will remember.',
    'Down by Lauterbrunnen and its 72 waterfalls.',
  ],
  {
    do: ['Jungfraujoch', 'Ice Palace', 'Lauterbrunnen'],
    meals: 'Breakfast, dinner',
    stay: 'Hotel, Interlaken',
    by: 'Cog railway and gondola',
  },
);

const titlis = day(
  'Mount Titlis',
  ['Engelberg', 'Mount Titlis'],
  'The revolving cable car, a glacier cave and a bridge across the air.',
  [
    'Train to Engelberg and up by the Rotair.',
    'Cliff Walk and Ice Flyer; there is an Indian kitchen at the top.',
    'Back to Lucerne’s lakeside for the sunset.',
  ],
  {
    do: ['Rotair cable car', 'Cliff Walk'],
    meals: 'Breakfast, lunch',
    stay: 'Hotel, Lucerne',
    by: 'Train and cable car',
  },
);

const exclusions = [
  'International flights',
  'Schengen visa fee, which we can arrange',
  'City tax',
  'Travel insurance, required for the visa',
];

export const switzerlandPackages: DemoPackage[] = [
  {
    title: 'Swiss Lakes and Summits',
    route: 'Zurich → Lucerne → Mount Titlis → Interlaken → Jungfraujoch → Zermatt → Montreux → Geneva',
    price: '₹1,64,999',
    pictures: ['alps', 'himachal', 'kashmir', 'ladakh'],
    rating: 4.9,
    type: 'luxury',
    badge: 'Signature',
    description:
      'Eight days by rail across the country that does rail best: two lakes, three summits, a chocolate-coloured village without cars, and a first-class seat between each.',
    inclusions: [
      '7 nights in four-star hotels',
      'Daily breakfast and four dinners',
      'First-class Swiss Travel Pass',
      'Titlis, Jungfraujoch and Gornergrat tickets',
      'Luggage forwarded between hotels',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Couples, parents and once-in-a-life trips',
      highlights: [
        'Three summits by rail and cable car',
        'First-class pass for trains and boats',
        'The Matterhorn from your window',
      ],
      addons: ['Glacier Express window seats', 'Paragliding at Interlaken', 'Chocolate workshop'],
      bestTime: 'May to September; December for snow and markets',
      days: [
        zurich,
        day(
          'Lucerne and its lake',
          ['Lucerne', 'Chapel Bridge'],
          'A covered bridge, a sad stone lion and a paddle steamer.',
          [
            'Fifty minutes by train to Lucerne.',
            'Chapel Bridge, Lion Monument and Bucherer’s square.',
            'Paddle steamer on the lake with the Rigi going pink.',
          ],
          { do: ['Chapel Bridge', 'Lake steamer'], meals: 'Breakfast', stay: 'Hotel, Lucerne', by: 'Train' },
        ),
        titlis,
        day(
          'The Lucerne–Interlaken line',
          ['Brünig Pass', 'Interlaken'],
          'One of the prettiest two hours on rails, then an afternoon between two lakes.',
          [
            'Panorama train over the Brünig Pass.',
            'Lake Brienz’s turquoise by boat to Giessbach falls.',
            'Dinner facing the Jungfrau.',
          ],
          {
            do: ['Panorama train', 'Giessbach falls'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Interlaken',
            by: 'Train and boat',
          },
        ),
        jungfrau,
        day(
          'Zermatt, and no cars',
          ['Zermatt', 'Gornergrat'],
          'Electric taxis, wooden barns and one mountain that looks like no other.',
          [
            'Train by Visp into the Matter valley.',
            'Gornergrat railway to 3,089 metres.',
            'Fondue as the Matterhorn goes from white to gold.',
          ],
          {
            do: ['Gornergrat railway', 'Matterhorn view'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Zermatt',
            by: 'Train',
          },
        ),
        day(
          'Montreux and Chillon',
          ['Montreux', 'Château de Chillon'],
          'Palms, vineyards and a castle with its feet in the lake.',
          [
            'Down the Rhône valley to Montreux.',
            'Château de Chillon, and a walk by Freddie Mercury’s statue.',
            'Lavaux vineyards at sunset.',
          ],
          {
            do: ['Château de Chillon', 'Lavaux vineyards'],
            meals: 'Breakfast',
            stay: 'Hotel, Montreux',
            by: 'Train',
          },
        ),
        day(
          'Geneva and home',
          ['Geneva'],
          'Along the lake to the Jet d’Eau, and the airport two stops away.',
          [
            'Train along Lake Geneva.',
            'The old town and the fountain, if your flight is late.',
            'Flight home from Geneva.',
          ],
          { do: ['Jet d’Eau'], meals: 'Breakfast', by: 'Train' },
        ),
      ],
    },
  },
  {
    title: 'Zurich & Interlaken Family Rail',
    route: 'Zurich → Rhine Falls → Lucerne → Mount Titlis → Interlaken → Jungfraujoch → Zurich',
    price: '₹1,29,999',
    pictures: ['alps', 'ladakh', 'himachal'],
    rating: 4.8,
    type: 'family',
    badge: 'Kids Ride Free',
    description:
      'Waterfalls, cable cars and cows with bells. Three bases, no packing every morning, and children under sixteen ride free with the family card.',
    inclusions: [
      '5 nights in family rooms',
      'Daily breakfast and two dinners',
      'Swiss Travel Pass with family card',
      'Titlis and Jungfraujoch tickets',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families with children of any age',
      highlights: [
        'Europe’s largest waterfall',
        'Snow play on Titlis and Jungfraujoch',
        'Playground carriages on the trains',
      ],
      addons: ['Swiss Museum of Transport', 'Trotti-bikes at First', 'Chocolate tour at Broc'],
      bestTime: 'April to October',
      days: [
        zurich,
        day(
          'Rhine Falls and Lucerne',
          ['Rhine Falls', 'Lucerne'],
          'A boat right into the spray, then on to the lake.',
          [
            'Train to Neuhausen and the falls.',
            'On to Lucerne: bridge, swans and ice cream.',
            'Dinner by the river.',
          ],
          {
            do: ['Rhine Falls boat', 'Chapel Bridge'],
            meals: 'Breakfast',
            stay: 'Hotel, Lucerne',
            by: 'Train and boat',
          },
        ),
        titlis,
        day(
          'To Interlaken by the golden line',
          ['Interlaken', 'Harder Kulm'],
          'Between two lakes, with a funicular to the best playground view in the Alps.',
          [
            'Panorama train to Interlaken.',
            'Harder Kulm by funicular.',
            'Paragliders land on the green as you eat.',
          ],
          {
            do: ['Panorama train', 'Harder Kulm'],
            meals: 'Breakfast, dinner',
            stay: 'Hotel, Interlaken',
            by: 'Train',
          },
        ),
        jungfrau,
        day(
          'Back to Zurich and home',
          ['Bern', 'Zurich'],
          'An hour in Bern for the bears, and the airport by train.',
          ['Interlaken to Bern.', 'Bear park and the clock tower.', 'Zurich airport, and the flight home.'],
          { do: ['Bern old town'], meals: 'Breakfast', by: 'Train' },
        ),
      ],
    },
  },
];
