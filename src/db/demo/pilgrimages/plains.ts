import { day } from '#app/db/demo/day.ts';
import type { DemoPilgrimage } from '#app/db/demo/demo-types.ts';

const exclusions = ['Flights or trains', 'Special puja fees and donations', 'Lunches', 'Travel insurance'];

export const goldenTempleSeva: DemoPilgrimage = {
  title: 'Golden Temple Seva',
  location: 'Punjab',
  days: 3,
  route: 'Amritsar → Harmandir Sahib → Tarn Taran → Goindwal → Amritsar',
  tag: 'Gurdwara',
  price: '₹12,499',
  pictures: ['amritsar', 'rajasthan', 'varanasi'],
  rating: 4.9,
  description:
    'Not only to see the Golden Temple but to serve in it: knead dough, wash plates, sit in the long rows. Two nights close enough to walk back for the dawn.',
  inclusions: [
    '2 nights near the shrine',
    'Vegetarian breakfast and dinner',
    'Private car',
    'Guide and seva arrangements',
    'GST',
  ],
  exclusions,
  itinerary: {
    idealFor: 'Families, and anyone who likes to help',
    highlights: ['Morning seva in the langar kitchen', 'Palki ceremony at night', 'Goindwal’s 84 steps'],
    addons: ['Anandpur Sahib extension', 'Wagah ceremony'],
    bestTime: 'October to March',
    days: [
      day(
        'Arrival and first darshan',
        ['Amritsar', 'Harmandir Sahib'],
        'Cover your head, wash your feet, walk the marble as the evening prayers begin.',
        [
          'Met at the airport or station.',
          'Check in; Akal Takht and the museum.',
          'Rehras prayers, langar and the Palki ceremony.',
        ],
        {
          do: ['Harmandir Sahib darshan', 'Palki ceremony'],
          meals: 'Dinner',
          stay: 'Hotel near the Golden Temple',
          by: 'Private car',
        },
      ),
      day(
        'Seva and the old gurdwaras',
        ['Langar hall', 'Tarn Taran', 'Goindwal'],
        'A morning in the world’s largest kitchen, then the tank of Tarn Taran and the stepwell of Goindwal.',
        [
          'Seva: rotis, dishes or vegetables, as needed.',
          'Tarn Taran Sahib and Goindwal’s 84 steps.',
          'Kirtan by the water.',
        ],
        {
          do: ['Langar seva', 'Tarn Taran', 'Goindwal baoli'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel near the Golden Temple',
          by: 'Private car, 70 km',
        },
      ),
      day(
        'Amrit vela, and home',
        ['Amritsar'],
        'The shrine opens long before the sun. It is worth the alarm.',
        [
          'Asa di Var at four, or sleep till six; both are forgiven.',
          'Durgiana temple and breakfast kulcha.',
          'Transfer.',
        ],
        { do: ['Amrit vela darshan', 'Transfer'], meals: 'Breakfast', by: 'Private car' },
      ),
    ],
  },
};

export const kashiVishwanath: DemoPilgrimage = {
  title: 'Kashi Vishwanath & Ghats',
  location: 'Uttar Pradesh',
  days: 4,
  route: 'Varanasi → Kashi Vishwanath → Sarnath → Vindhyachal → Varanasi',
  tag: 'Jyotirlinga',
  price: '₹16,999',
  pictures: ['varanasi', 'chardham', 'tirupati', 'amritsar'],
  rating: 4.8,
  description:
    'Mangala aarti or sugam darshan at Kashi Vishwanath, boats at both ends of the day, and wheelchairs ready where the lanes are narrow.',
  inclusions: [
    '3 nights near the ghats',
    'Vegetarian breakfast and dinner',
    'Private car and boats',
    'Sugam darshan tickets',
    'GST',
  ],
  exclusions,
  itinerary: {
    idealFor: 'Parents and grandparents',
    highlights: ['Sugam darshan without the long queue', 'Aarti from the boat', 'Annapurna and Kaal Bhairav'],
    addons: ['Rudrabhishek', 'Pind daan with a pandit', 'Ayodhya day trip'],
    bestTime: 'October to March',
    days: [
      day(
        'Arrival in Kashi',
        ['Varanasi', 'Dashashwamedh Ghat'],
        'The city of light, by lamplight.',
        ['Met at the airport or station.', 'Check in and rest.', 'Ganga aarti from a boat.'],
        { do: ['Ganga aarti'], meals: 'Dinner', stay: 'Hotel, Varanasi', by: 'Private car and boat' },
      ),
      day(
        'Kashi Vishwanath',
        ['Kashi Vishwanath', 'Annapurna Temple', 'Kaal Bhairav'],
        'Darshan by the new corridor, then the goddess who feeds and the kotwal who guards.',
        [
          'Sunrise boat, then sugam darshan.',
          'Annapurna and Kaal Bhairav temples.',
          'Sankat Mochan at dusk.',
        ],
        {
          do: ['Kashi Vishwanath darshan', 'Kaal Bhairav', 'Sankat Mochan'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Varanasi',
          by: 'Boat and car',
        },
      ),
      day(
        'Sarnath and Vindhyachal',
        ['Vindhyachal', 'Sarnath'],
        'The hill shrine of Vindhyavasini and the Buddha’s deer park in one round.',
        ['Drive to Vindhyachal.', 'Sarnath on the way back.', 'Silk shop that does not push.'],
        {
          do: ['Vindhyavasini darshan', 'Sarnath'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Varanasi',
          by: 'Private car, 150 km',
        },
      ),
      day(
        'Departure',
        ['Varanasi'],
        'Gangajal, peda, and home.',
        ['A last walk on Assi Ghat.', 'Transfer to the airport or station.', 'Onward home.'],
        { do: ['Transfer'], meals: 'Breakfast', by: 'Private car' },
      ),
    ],
  },
};

export const buddhistCircuit: DemoPilgrimage = {
  title: 'Footsteps of the Buddha',
  location: 'Bihar & Uttar Pradesh',
  days: 6,
  route: 'Patna → Nalanda → Rajgir → Bodh Gaya → Sarnath → Varanasi',
  tag: 'Buddhist Circuit',
  price: '₹24,999',
  pictures: ['varanasi', 'ladakh', 'amritsar'],
  rating: 4.7,
  description:
    'Awakening, first sermon, great university: six days on roads the Buddha walked, with time to sit where he sat.',
  inclusions: [
    '5 nights’ stay',
    'Vegetarian breakfast and dinner',
    'Private car',
    'Scholar guide at Nalanda',
    'GST',
  ],
  exclusions,
};

export const puri: DemoPilgrimage = {
  title: 'Jagannath Puri & Konark',
  location: 'Odisha',
  days: 4,
  route: 'Bhubaneswar → Puri → Konark → Chilika → Bhubaneswar',
  tag: 'Char Dham',
  price: '₹15,499',
  pictures: ['tirupati', 'goa', 'varanasi'],
  rating: 4.6,
  description:
    'Mahaprasad at Puri, the stone chariot at Konark, dolphins on Chilika, and a sevayat to guide you inside.',
  inclusions: [
    '3 nights’ stay',
    'Vegetarian breakfast and dinner',
    'Private car',
    'Sevayat’s guidance',
    'GST',
  ],
  exclusions,
};
