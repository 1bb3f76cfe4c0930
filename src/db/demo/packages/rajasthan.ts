import { day, like } from '#app/db/demo/day.ts';
import type { DemoPackage } from '#app/db/demo/demo-types.ts';

const jaipur = day(
  'Jaipur, the pink city',
  ['Amer Fort', 'Hawa Mahal', 'Jaipur'],
  'Amer Fort in the morning light, the City Palace and Jantar Mantar, and a bazaar evening for lac bangles and block prints.',
  [
    'Up to Amer by jeep as the gates open, with a guide who grew up below the fort.',
    'City Palace, Jantar Mantar and the windows of Hawa Mahal.',
    'Johari Bazaar, then dal baati churma on a rooftop.',
  ],
  {
    do: ['Amer Fort', 'City Palace and Jantar Mantar', 'Bazaar walk'],
    meals: 'Breakfast, dinner',
    stay: 'Haveli hotel, Jaipur',
    by: 'Private car',
  },
);

const jaipurArrival = day(
  'Arrival in Jaipur',
  ['Jaipur', 'Nahargarh'],
  'Settle into a haveli and watch the city light up from the ramparts of Nahargarh.',
  [
    'Your driver meets you at the airport or station.',
    'Check in, with nimbu pani in the courtyard.',
    'Sunset from Nahargarh fort, and a thali dinner in the old city.',
  ],
  {
    do: ['Nahargarh sunset'],
    meals: 'Dinner',
    stay: 'Haveli hotel, Jaipur',
    by: 'Airport or station transfer',
  },
);

const homeFromJaipur = day(
  'Departure from Jaipur',
  ['Jaipur'],
  'Breakfast, last shopping and the transfer to your flight or train.',
  [
    'Pyaaz kachori from the famous shop by the clock tower.',
    'Transfer to Jaipur airport or station.',
    'Onward home.',
  ],
  { do: ['Transfer'], meals: 'Breakfast', by: 'Private car' },
);

const exclusions = ['Flights or trains', 'Monument and camera fees', 'Lunches', 'Travel insurance'];

export const rajasthanPackages: DemoPackage[] = [
  {
    title: 'Royal Rajasthan Desert Trail',
    route: 'Jaipur → Pushkar → Jodhpur → Jaisalmer → Sam dunes → Bikaner → Jaipur',
    price: '₹38,750',
    pictures: ['rajasthan', 'dubai', 'amritsar', 'varanasi'],
    rating: 4.8,
    type: 'standard',
    badge: 'Desert Nights',
    featured: 4,
    description:
      'Forts the colour of the sand they stand on. Eight days by road from the pink city to the golden one, with a night under canvas in the dunes and a driver who knows where the good tea is.',
    inclusions: [
      '7 nights in havelis and a desert camp',
      'Daily breakfast and dinner',
      'Private car, driver’s allowance, tolls',
      'Camel ride and folk evening at Sam',
      'Guides in Jaipur, Jodhpur and Jaisalmer',
      'GST',
    ],
    exclusions,
    itinerary: {
      idealFor: 'Families, friends and lovers of history',
      highlights: [
        'Night in a Swiss tent by the dunes',
        'Mehrangarh with a local historian',
        'Living fort of Jaisalmer',
      ],
      addons: ['Jeep safari in the dunes', 'Blue-city street food walk', 'Zip line at Mehrangarh'],
      bestTime: 'October to March',
      days: [
        jaipurArrival,
        jaipur,
        day(
          'Pushkar and its lake',
          ['Pushkar', 'Brahma Temple'],
          'A small town around a holy lake, with rose gardens, a Brahma temple and the best malpua in the state.',
          [
            'Drive west to Pushkar, with a stop at the marble town of Kishangarh.',
            'The ghats and the Brahma temple with a priest’s blessing if you wish.',
            'Sunset aarti from a café step; no meat or wine is served in town.',
          ],
          {
            do: ['Pushkar ghats', 'Brahma temple'],
            meals: 'Breakfast, dinner',
            stay: 'Heritage hotel, Pushkar',
            by: 'Private car, 150 km',
          },
        ),
        day(
          'Jodhpur, the blue city',
          ['Jodhpur', 'Mehrangarh', 'Jaswant Thada'],
          'Mehrangarh rises out of the rock; below it the old city is washed in indigo.',
          [
            'On to Jodhpur across the Aravalli’s last hills.',
            'Mehrangarh with its palaces, guns and handprints, then Jaswant Thada in white marble.',
            'Mirchi bada and makhaniya lassi at the clock tower market.',
          ],
          {
            do: ['Mehrangarh Fort', 'Jaswant Thada', 'Clock tower market'],
            meals: 'Breakfast, dinner',
            stay: 'Haveli hotel, Jodhpur',
            by: 'Private car, 185 km',
          },
        ),
        day(
          'To Jaisalmer through the Thar',
          ['Jaisalmer', 'Gadisar Lake'],
          'The road empties, the trees shrink, and a sandcastle of a fort comes up on the horizon.',
          [
            'An early start, with chai at Pokhran.',
            'Patwon ki Haveli and the lanes of a fort where people still live.',
            'Gadisar lake at dusk, when the sandstone glows.',
          ],
          {
            do: ['Jaisalmer Fort', 'Patwon ki Haveli', 'Gadisar Lake'],
            meals: 'Breakfast, dinner',
            stay: 'Haveli hotel, Jaisalmer',
            by: 'Private car, 280 km',
          },
        ),
        day(
          'A night in the Sam dunes',
          ['Kuldhara', 'Sam sand dunes'],
          'An abandoned village, a camel ride into the sunset, Manganiyar music and a tent with a real bed.',
          [
            'Slow morning in the fort, or the Jain temples if you rise early.',
            'Kuldhara, the village that left in one night, on the way to the dunes.',
            'Camels at sunset, folk music by the fire and dinner under the stars.',
          ],
          {
            do: ['Camel ride', 'Folk music evening', 'Kuldhara'],
            meals: 'Breakfast, dinner',
            stay: 'Swiss tent, Sam dunes',
            by: 'Private car, 45 km, and camel',
          },
        ),
        day(
          'Bikaner, bhujia and Junagarh',
          ['Bikaner', 'Junagarh Fort'],
          'A fort that was never taken, and a town that feeds half the country its snacks.',
          [
            'Sunrise on the dunes, breakfast, and north through the Thar.',
            'Junagarh Fort: lacquer, mirrors and a swing of sandalwood.',
            'Bhujia straight from the kadhai in the old bazaar.',
          ],
          {
            do: ['Junagarh Fort', 'Snack bazaar'],
            meals: 'Breakfast, dinner',
            stay: 'Heritage hotel, Bikaner',
            by: 'Private car, 330 km',
          },
        ),
        like(homeFromJaipur, {
          title: 'Back to Jaipur and home',
          locations: ['Shekhawati', 'Jaipur'],
          description: 'Return through the painted havelis of Shekhawati in time for an evening flight.',
          morning: 'East through Shekhawati, with a stop at a painted haveli.',
          transport: 'Private car, 335 km',
        }),
      ],
    },
  },
  {
    title: 'Udaipur: Lakes and Palaces',
    route: 'Udaipur → Lake Pichola → Sajjangarh → Kumbhalgarh → Udaipur',
    price: '₹54,999',
    pictures: ['rajasthan', 'kashmir', 'varanasi'],
    rating: 4.9,
    type: 'luxury',
    badge: 'Heritage',
    description:
      'Three nights in a palace that looks at another palace across the water. A private boat at sunset, a fort wall that runs for 36 kilometres, and a table set where the maharanas once held court.',
    inclusions: [
      '3 nights in a lake-view suite',
      'Daily breakfast and two dinners',
      'Private boat on Lake Pichola',
      'Car, guide and all entries',
      'GST',
    ],
    exclusions: ['Flights or trains', 'Spa and bar', 'Travel insurance'],
    itinerary: {
      idealFor: 'Anniversaries and unhurried weekends',
      highlights: ['Lake-view suite', 'Private sunset boat', 'Kumbhalgarh without the crowd'],
      addons: ['Royal dinner at Jag Mandir', 'Miniature painting lesson', 'Vintage car drive'],
      bestTime: 'September to March',
      days: [
        day(
          'Arrival by the lake',
          ['Udaipur', 'Lake Pichola'],
          'A welcome with rose petals, and your own boat as the palaces turn gold.',
          [
            'Met at Udaipur airport and driven to the lake.',
            'High tea on the terrace.',
            'Private boat to Jag Mandir and dinner by the water.',
          ],
          {
            do: ['Private boat ride', 'High tea'],
            meals: 'Dinner',
            stay: 'Palace suite, Udaipur',
            by: 'Airport transfer and boat',
          },
        ),
        day(
          'City Palace and the old town',
          ['City Palace', 'Jagdish Temple', 'Sajjangarh'],
          'Courtyards of peacock mosaic, a temple of carved elephants and the monsoon palace at dusk.',
          [
            'City Palace with a historian before the gates fill.',
            'Jagdish temple, and a studio where they still paint with squirrel-hair brushes.',
            'Up to Sajjangarh for the sunset over three lakes.',
          ],
          {
            do: ['City Palace', 'Jagdish Temple', 'Sajjangarh sunset'],
            meals: 'Breakfast',
            stay: 'Palace suite, Udaipur',
            by: 'Private car',
          },
        ),
        day(
          'Kumbhalgarh and Ranakpur',
          ['Kumbhalgarh', 'Ranakpur'],
          'The great wall of Mewar, and a Jain temple of 1,444 pillars of which no two are alike.',
          [
            'Drive into the Aravallis to Kumbhalgarh.',
            'Vegetarian lunch, then the marble forest of Ranakpur.',
            'Back by the lake for a farewell dinner with a sarangi player.',
          ],
          {
            do: ['Kumbhalgarh Fort', 'Ranakpur temple'],
            meals: 'Breakfast, dinner',
            stay: 'Palace suite, Udaipur',
            by: 'Private car, 190 km round trip',
          },
        ),
        day(
          'Departure from Udaipur',
          ['Udaipur'],
          'Breakfast with the pigeons of Gangaur Ghat, then the airport.',
          ['A last walk to the ghat.', 'Transfer to Udaipur airport.', 'Onward home.'],
          { do: ['Airport transfer'], meals: 'Breakfast', by: 'Private car' },
        ),
      ],
    },
  },
  {
    title: 'Jaipur & Ranthambore Tiger Trail',
    route: 'Jaipur → Amer → Ranthambore → Jaipur',
    price: '₹26,500',
    pictures: ['rajasthan', 'himachal', 'kerala'],
    rating: 4.7,
    type: 'family',
    badge: 'Wildlife',
    description:
      'Two game drives in the forest where tigers walk through ruined pavilions, and two days of forts and elephants painted on walls. Easy distances, good beds, children welcome.',
    inclusions: [
      '4 nights’ stay',
      'Daily breakfast and dinner',
      'Two shared canter safaris with permits',
      'Private car',
      'GST',
    ],
    exclusions: [...exclusions, 'Jeep upgrade on safari'],
    itinerary: {
      idealFor: 'Families with children above six',
      highlights: ['Two safaris with a naturalist', 'Amer Fort by jeep', 'Block-printing workshop'],
      addons: ['Private gypsy safari', 'Third safari', 'Puppet show at the hotel'],
      bestTime: 'October to June; April and May for the surest sightings',
      days: [
        jaipurArrival,
        jaipur,
        day(
          'To Ranthambore, first safari',
          ['Sawai Madhopur', 'Ranthambore'],
          'South to the forest, and into it the same afternoon.',
          [
            'Drive to Ranthambore through mustard fields.',
            'First safari: sambar, crocodiles, and with luck stripes by the lake.',
            'Talk by the naturalist, and dinner outside.',
          ],
          {
            do: ['Afternoon safari', 'Naturalist’s talk'],
            meals: 'Breakfast, dinner',
            stay: 'Jungle resort, Ranthambore',
            by: 'Private car, 180 km',
          },
        ),
        day(
          'Dawn safari and the old fort',
          ['Ranthambore National Park', 'Ranthambore Fort'],
          'The forest is best at six. The fort above it is older than the kingdom that built Jaipur.',
          [
            'Second safari in the cold, with blankets and hot tea.',
            'Rest by the pool, then the climb to Ranthambore Fort and its Ganesh temple.',
            'Barbecue and stargazing.',
          ],
          {
            do: ['Morning safari', 'Ranthambore Fort'],
            meals: 'Breakfast, dinner',
            stay: 'Jungle resort, Ranthambore',
            by: 'Safari canter',
          },
        ),
        like(homeFromJaipur, { title: 'Return to Jaipur and home', transport: 'Private car, 180 km' }),
      ],
    },
  },
];
