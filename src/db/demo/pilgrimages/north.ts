import { day, like } from '#app/db/demo/day.ts';
import type { DemoPilgrimage } from '#app/db/demo/demo-types.ts';

const exclusions = [
  'Flights or trains',
  'Special puja fees and donations',
  'Pony, palki and helicopter',
  'Travel insurance',
];

const haridwar = day(
  'Arrival in Haridwar',
  ['Haridwar', 'Har Ki Pauri'],
  'The Ganga leaves the mountains here. Bathe if you wish, and float a lamp at dusk.',
  [
    'Met at Dehradun airport or Haridwar station.',
    'Check in and rest.',
    'Ganga aarti at Har Ki Pauri, from seats kept for elders.',
  ],
  { do: ['Ganga aarti'], meals: 'Dinner', stay: 'Hotel, Haridwar', by: 'Private car' },
);

const guptkashi = day(
  'To Guptkashi by five confluences',
  ['Devprayag', 'Rudraprayag', 'Guptkashi'],
  'The road follows the Alaknanda past Devprayag, where the river takes the name Ganga.',
  [
    'An early start from Haridwar.',
    'Devprayag and Rudraprayag, with lunch between.',
    'Rest at Guptkashi; medical check for those who will walk.',
  ],
  {
    do: ['Devprayag', 'Rudraprayag'],
    meals: 'Breakfast, dinner',
    stay: 'Hotel, Guptkashi',
    by: 'Private car, 200 km',
  },
);

const kedarnath = day(
  'The climb to Kedarnath',
  ['Gaurikund', 'Kedarnath'],
  'Sixteen kilometres on foot, by pony or palki, to the shrine below the snows. Helicopter seats can be arranged from Phata.',
  [
    'Shared jeep to Gaurikund, and the path begins.',
    'Rest stops at Bheembali and Lincholi; your porter carries the bag.',
    'Evening aarti at Kedarnath.',
  ],
  {
    do: ['Trek, 16 km', 'Evening aarti'],
    meals: 'Breakfast, packed lunch, dinner',
    stay: 'Guest house, Kedarnath',
    by: 'On foot, pony or palki',
  },
);

const kedarnathDown = day(
  'Darshan and down',
  ['Kedarnath', 'Gaurikund', 'Guptkashi'],
  'Early darshan before the queues, a visit to Bhairavnath, and the way down.',
  [
    'Darshan at dawn with our local pandit.',
    'Bhairavnath temple for the view, then the descent.',
    'Hot bath and dinner at Guptkashi.',
  ],
  {
    do: ['Kedarnath darshan', 'Bhairavnath'],
    meals: 'Breakfast, packed lunch, dinner',
    stay: 'Hotel, Guptkashi',
    by: 'On foot, pony or palki',
  },
);

const toRishikesh = day(
  'Down to Rishikesh',
  ['Ukhimath', 'Rishikesh'],
  'Ukhimath, where Kedarnath’s deity winters, and on to the ashrams.',
  [
    'Ukhimath’s Omkareshwar temple.',
    'Long drive by the river, with a good lunch.',
    'Parmarth Niketan’s aarti in Rishikesh.',
  ],
  {
    do: ['Omkareshwar temple', 'Parmarth aarti'],
    meals: 'Breakfast, dinner',
    stay: 'Hotel, Rishikesh',
    by: 'Private car, 185 km',
  },
);

const home = day(
  'Departure',
  ['Rishikesh', 'Dehradun'],
  'Gangajal in a sealed pot, and home.',
  [
    'A last dip or a quiet hour by the river.',
    'Transfer to Dehradun airport or Haridwar station.',
    'Onward home.',
  ],
  { do: ['Transfer'], meals: 'Breakfast', by: 'Private car' },
);

export const kedarnathYatra: DemoPilgrimage = {
  title: 'Kedarnath Dham Yatra',
  location: 'Uttarakhand',
  days: 7,
  route: 'Haridwar → Guptkashi → Gaurikund → Kedarnath → Guptkashi → Rishikesh → Haridwar',
  tag: 'Char Dham',
  price: '₹31,500',
  pictures: ['chardham', 'himachal', 'ladakh', 'varanasi'],
  rating: 4.9,
  description:
    'A week to the highest Jyotirlinga, with a rest day built in, a porter for every family, and a pandit who will meet you at the temple door.',
  inclusions: [
    '6 nights’ stay',
    'Vegetarian breakfast and dinner',
    'Private car',
    'Yatra registration',
    'Porter and local pandit',
    'GST',
  ],
  exclusions,
  itinerary: {
    idealFor: 'Families with elders; medical form needed above 60',
    highlights: ['Darshan at dawn', 'Rest day before the climb', 'Porter for every family'],
    addons: ['Helicopter from Phata', 'Rudrabhishek puja', 'Tungnath extension, one day'],
    bestTime: 'May, June, September and October',
    days: [
      haridwar,
      guptkashi,
      day(
        'A day to rest and prepare',
        ['Guptkashi', 'Triyuginarayan'],
        'A gentle day at height: the temple where Shiva and Parvati were married, and an early night.',
        [
          'Vishwanath temple at Guptkashi.',
          'Triyuginarayan, where the wedding fire still burns.',
          'Bag packing with the team; early dinner.',
        ],
        {
          do: ['Triyuginarayan temple'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Guptkashi',
          by: 'Private car, 70 km',
        },
      ),
      kedarnath,
      kedarnathDown,
      toRishikesh,
      like(home, { title: 'To Haridwar and home', locations: ['Rishikesh', 'Haridwar'] }),
    ],
  },
};

export const charDham: DemoPilgrimage = {
  title: 'Char Dham Yatra by Road',
  location: 'Uttarakhand',
  days: 11,
  route:
    'Haridwar → Barkot → Yamunotri → Uttarkashi → Gangotri → Guptkashi → Kedarnath → Badrinath → Rishikesh',
  tag: 'Char Dham',
  price: '₹64,999',
  pictures: ['chardham', 'ladakh', 'himachal', 'kashmir'],
  rating: 4.8,
  description:
    'All four shrines in their traditional order, with small groups, early starts and a doctor on call. Rooms are simple at that height, and we say so beforehand.',
  inclusions: [
    '10 nights’ stay',
    'Vegetarian breakfast and dinner',
    'Private vehicle',
    'Yatra registration',
    'Yatra manager and oxygen',
    'GST',
  ],
  exclusions,
  itinerary: {
    idealFor: 'Those who have waited for it',
    highlights: [
      'Yamunotri, Gangotri, Kedarnath, Badrinath',
      'Yatra manager throughout',
      'Mana, the first village',
    ],
    addons: ['Helicopter to Kedarnath', 'Palki at Yamunotri', 'Maha-abhishek at Badrinath'],
    bestTime: 'May, June, September and October',
    days: [
      haridwar,
      day(
        'Haridwar to Barkot',
        ['Mussoorie', 'Barkot'],
        'Up past Mussoorie into the Yamuna’s valley.',
        ['Leave after breakfast.', 'Kempty falls and lunch.', 'Barkot among apple orchards.'],
        {
          do: ['Kempty falls'],
          meals: 'Breakfast, dinner',
          stay: 'Camp, Barkot',
          by: 'Private vehicle, 200 km',
        },
      ),
      day(
        'Yamunotri',
        ['Janki Chatti', 'Yamunotri'],
        'Six kilometres up to the source, with rice cooked in a hot spring as prasad.',
        ['Drive to Janki Chatti.', 'Walk, pony or palki to the temple.', 'Back to Barkot.'],
        {
          do: ['Yamunotri darshan', 'Trek, 12 km'],
          meals: 'Breakfast, packed lunch, dinner',
          stay: 'Camp, Barkot',
          by: 'Vehicle and on foot',
        },
      ),
      day(
        'To Uttarkashi',
        ['Uttarkashi'],
        'From one river’s valley to the next, and Kashi Vishwanath of the north.',
        ['A late start.', 'Drive to Uttarkashi.', 'Vishwanath temple aarti.'],
        {
          do: ['Vishwanath temple'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Uttarkashi',
          by: 'Private vehicle, 85 km',
        },
      ),
      day(
        'Gangotri',
        ['Harsil', 'Gangotri'],
        'Through Harsil’s deodars to the temple of the Ganga.',
        ['Early drive by Harsil.', 'Gangotri darshan and Bhagirath Shila.', 'Return to Uttarkashi.'],
        {
          do: ['Gangotri darshan'],
          meals: 'Breakfast, packed lunch, dinner',
          stay: 'Hotel, Uttarkashi',
          by: 'Private vehicle, 200 km',
        },
      ),
      like(guptkashi, {
        title: 'Across to Guptkashi',
        locations: ['Tehri', 'Guptkashi'],
        description: 'Past the great lake at Tehri into the Mandakini valley.',
        morning: 'Leave early; it is a long day.',
        afternoon: 'Tehri lake and lunch.',
        activities: ['Tehri lake'],
        transport: 'Private vehicle, 220 km',
      }),
      kedarnath,
      kedarnathDown,
      day(
        'To Badrinath',
        ['Joshimath', 'Badrinath'],
        'By Chopta’s forests and Joshimath to the last of the four.',
        [
          'Over Chopta, with the peaks in a row.',
          'Joshimath’s Narsingh temple.',
          'Evening aarti at Badrinath.',
        ],
        {
          do: ['Narsingh temple', 'Badrinath aarti'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Badrinath',
          by: 'Private vehicle, 190 km',
        },
      ),
      day(
        'Badrinath, Mana and down',
        ['Badrinath', 'Mana', 'Rudraprayag'],
        'Tapt Kund, darshan, the first village of India, and the road home begins.',
        ['Bath in Tapt Kund and morning darshan.', 'Mana and Bhim Pul.', 'Drive down to Rudraprayag.'],
        {
          do: ['Badrinath darshan', 'Mana village'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Rudraprayag',
          by: 'Private vehicle, 160 km',
        },
      ),
      like(home, {
        title: 'Rishikesh and home',
        locations: ['Rudraprayag', 'Rishikesh'],
        morning: 'Down the Alaknanda to Devprayag, where the Ganga takes her name.',
        transport: 'Private vehicle, 140 km',
      }),
    ],
  },
};

export const vaishnoDevi: DemoPilgrimage = {
  title: 'Mata Vaishno Devi Yatra',
  location: 'Jammu & Kashmir',
  days: 4,
  route: 'Jammu → Katra → Bhawan → Bhairon → Katra → Jammu',
  tag: 'Shakti Peeth',
  price: '₹14,999',
  pictures: ['kashmir', 'chardham', 'himachal'],
  rating: 4.8,
  description:
    'Yatra slips, a room in Katra you can sleep in, and battery car or helicopter for those who need it.',
  inclusions: [
    '3 nights’ stay in Katra',
    'Vegetarian breakfast and dinner',
    'Private transfers',
    'Yatra access cards',
    'GST',
  ],
  exclusions,
  itinerary: {
    idealFor: 'Families; half the way can be ridden',
    highlights: ['Darshan at the quiet hour', 'Ropeway to Bhairon', 'Rest day in Katra'],
    addons: ['Helicopter to Sanjichhat', 'Shiv Khori day trip'],
    bestTime: 'March to June, September to November',
    days: [
      day(
        'Jammu to Katra',
        ['Jammu', 'Katra'],
        'To the foot of the Trikuta hills.',
        ['Met in Jammu.', 'Raghunath temple, then Katra.', 'Yatra cards and a good meal.'],
        { do: ['Raghunath temple'], meals: 'Dinner', stay: 'Hotel, Katra', by: 'Private car, 50 km' },
      ),
      day(
        'The climb to Bhawan',
        ['Banganga', 'Ardhkuwari', 'Bhawan'],
        'Thirteen kilometres on a paved path, at your own pace.',
        [
          'Start from Banganga at dawn.',
          'Darshan at Bhawan; ropeway to Bhairon.',
          'Down by lamplight, or by battery car.',
        ],
        {
          do: ['Vaishno Devi darshan', 'Bhairon ropeway'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Katra',
          by: 'On foot, pony or battery car',
        },
      ),
      day(
        'A day of rest',
        ['Katra', 'Baba Dhansar'],
        'Sore knees are expected. A waterfall, a temple and sleep.',
        ['Late breakfast.', 'Baba Dhansar’s waterfall shrine.', 'Katra’s dry-fruit market.'],
        { do: ['Baba Dhansar'], meals: 'Breakfast, dinner', stay: 'Hotel, Katra', by: 'Private car' },
      ),
      day(
        'Return to Jammu',
        ['Jammu'],
        'Prasad packed, blessings carried.',
        ['Breakfast.', 'Transfer to Jammu airport or station.', 'Onward home.'],
        { do: ['Transfer'], meals: 'Breakfast', by: 'Private car' },
      ),
    ],
  },
};
