import { day } from '#app/db/demo/day.ts';
import type { DemoPilgrimage } from '#app/db/demo/demo-types.ts';

const exclusions = ['Flights or trains', 'Special puja fees and donations', 'Lunches', 'Travel insurance'];

export const tirupati: DemoPilgrimage = {
  title: 'Tirupati Balaji Darshan',
  location: 'Andhra Pradesh',
  days: 3,
  route: 'Tirupati → Tiruchanur → Tirumala → Srikalahasti → Tirupati',
  tag: 'Divine Darshan',
  price: '₹11,999',
  pictures: ['tirupati', 'kerala', 'varanasi'],
  rating: 4.8,
  description:
    'Special entry darshan booked in your name, a clean room on the way up, and laddus to carry home. Bring the identity card you booked with.',
  inclusions: [
    '2 nights’ stay',
    'Vegetarian breakfast and dinner',
    'Private car',
    'Special entry darshan ticket',
    'Two laddus each',
    'GST',
  ],
  exclusions,
  itinerary: {
    idealFor: 'Families with small children or elders',
    highlights: ['Special entry darshan', 'Padmavathi temple at Tiruchanur', 'Srikalahasti’s Vayu Linga'],
    addons: ['Suprabhata seva, by lottery', 'Kanipakam Vinayaka', 'Golden Temple at Vellore'],
    bestTime: 'September to February',
    days: [
      day(
        'Arrival and Tiruchanur',
        ['Tirupati', 'Tiruchanur'],
        'First the goddess, as custom has it.',
        [
          'Met at the airport or station.',
          'Check in and rest.',
          'Padmavathi Ammavari darshan at Tiruchanur.',
        ],
        { do: ['Padmavathi temple'], meals: 'Dinner', stay: 'Hotel, Tirupati', by: 'Private car' },
      ),
      day(
        'Tirumala',
        ['Tirumala'],
        'Seven hills, twenty kilometres of bends, one darshan.',
        [
          'Up the ghat road before dawn.',
          'Darshan in your time slot; laddus after.',
          'Akasa Ganga or rest, and down by evening.',
        ],
        {
          do: ['Balaji darshan', 'Akasa Ganga'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Tirupati',
          by: 'Private car, 45 km',
        },
      ),
      day(
        'Srikalahasti and home',
        ['Srikalahasti', 'Tirupati'],
        'The lamp that flickers where no wind blows.',
        [
          'Srikalahasti darshan; Rahu-Ketu puja if you wish.',
          'Kalamkari workshop.',
          'Transfer to the airport or station.',
        ],
        { do: ['Srikalahasti darshan', 'Transfer'], meals: 'Breakfast', by: 'Private car, 75 km' },
      ),
    ],
  },
};

export const dwarkaSomnath: DemoPilgrimage = {
  title: 'Dwarka & Somnath Yatra',
  location: 'Gujarat',
  days: 5,
  route: 'Rajkot → Dwarka → Bet Dwarka → Porbandar → Somnath → Rajkot',
  tag: 'Jyotirlinga',
  price: '₹18,999',
  pictures: ['rajasthan', 'goa', 'lakshadweep'],
  rating: 4.7,
  description:
    'Krishna’s city on the western edge and the temple that rose seven times, joined by a coast road with Gandhi’s birthplace in the middle.',
  inclusions: [
    '4 nights’ stay',
    'Gujarati breakfast and dinner',
    'Private car',
    'Boat and bridge to Bet Dwarka',
    'GST',
  ],
  exclusions,
  itinerary: {
    idealFor: 'Families of all ages',
    highlights: ['Dwarkadhish and Bet Dwarka', 'Somnath’s evening aarti', 'Kirti Mandir in Porbandar'],
    addons: ['Gir lion safari, one day more', 'Sound and light show at Somnath'],
    bestTime: 'October to March',
    days: [
      day(
        'Rajkot to Dwarka',
        ['Rajkot', 'Jamnagar', 'Dwarka'],
        'Across Saurashtra to the sea.',
        ['Met in Rajkot.', 'Jamnagar for kachori and the lake.', 'First aarti at Dwarkadhish.'],
        { do: ['Dwarkadhish aarti'], meals: 'Dinner', stay: 'Hotel, Dwarka', by: 'Private car, 225 km' },
      ),
      day(
        'Dwarka and Bet Dwarka',
        ['Dwarka', 'Nageshwar', 'Bet Dwarka'],
        'Krishna’s court, his island home, and a Jyotirlinga between them.',
        [
          'Mangala aarti and Gomti ghat.',
          'Nageshwar and Bet Dwarka over the new bridge.',
          'Rukmini temple at sunset.',
        ],
        {
          do: ['Nageshwar Jyotirlinga', 'Bet Dwarka', 'Rukmini temple'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Dwarka',
          by: 'Private car, 80 km',
        },
      ),
      day(
        'The coast road to Somnath',
        ['Porbandar', 'Somnath'],
        'Gandhi’s birthplace, Sudama’s temple, windmills, then the great shrine.',
        [
          'Kirti Mandir and Sudama temple in Porbandar.',
          'Along the sea to Somnath.',
          'Evening aarti with the waves behind it.',
        ],
        {
          do: ['Kirti Mandir', 'Somnath aarti'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Somnath',
          by: 'Private car, 235 km',
        },
      ),
      day(
        'Somnath and Bhalka Tirth',
        ['Somnath', 'Bhalka Tirth'],
        'The place where Krishna’s story ended, and the meeting of three rivers.',
        ['Morning darshan at Somnath.', 'Bhalka Tirth and Triveni.', 'Sound and light show by the sea.'],
        {
          do: ['Somnath darshan', 'Bhalka Tirth', 'Triveni ghat'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Somnath',
          by: 'Private car',
        },
      ),
      day(
        'Back to Rajkot',
        ['Junagadh', 'Rajkot'],
        'By Junagadh’s old fort, with Girnar above.',
        ['Breakfast of gathiya and jalebi.', 'Uparkot fort in Junagadh.', 'Rajkot airport or station.'],
        { do: ['Uparkot Fort', 'Transfer'], meals: 'Breakfast', by: 'Private car, 200 km' },
      ),
    ],
  },
};

export const rameswaram: DemoPilgrimage = {
  title: 'Rameswaram & Madurai',
  location: 'Tamil Nadu',
  days: 4,
  route: 'Madurai → Rameswaram → Dhanushkodi → Madurai',
  tag: 'Jyotirlinga',
  price: '₹15,999',
  pictures: ['tirupati', 'kerala', 'lakshadweep'],
  rating: 4.7,
  description:
    'Twenty-two wells, a corridor of a thousand pillars and the ghost town at the end of the land, then Meenakshi’s gopurams by night.',
  inclusions: ['3 nights’ stay', 'Vegetarian breakfast and dinner', 'Private car', 'Theertham guide', 'GST'],
  exclusions,
  itinerary: {
    idealFor: 'Families and those completing the four dhams',
    highlights: ['Bath at the 22 theerthams', 'Dhanushkodi at sunrise', 'Meenakshi’s night ceremony'],
    addons: ['Sethu puja', 'Chettinad lunch', 'Kanyakumari extension'],
    bestTime: 'October to March',
    days: [
      day(
        'Madurai and Meenakshi',
        ['Madurai', 'Meenakshi Temple'],
        'Fourteen towers painted with thirty-three thousand figures, give or take.',
        [
          'Met at Madurai airport or station.',
          'Thirumalai Nayak palace.',
          'Meenakshi temple, and the night ceremony.',
        ],
        {
          do: ['Meenakshi temple', 'Night ceremony'],
          meals: 'Dinner',
          stay: 'Hotel, Madurai',
          by: 'Private car',
        },
      ),
      day(
        'Over the Pamban bridge',
        ['Pamban', 'Rameswaram'],
        'The sea on both sides, and an island of temples.',
        ['Drive to Pamban.', 'Check in; Agni Theertham.', 'Evening darshan at Ramanathaswamy.'],
        {
          do: ['Pamban bridge', 'Ramanathaswamy darshan'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Rameswaram',
          by: 'Private car, 175 km',
        },
      ),
      day(
        'Theerthams and Dhanushkodi',
        ['Rameswaram', 'Dhanushkodi', 'Arichal Munai'],
        'Twenty-two wells before breakfast, then the last road in India.',
        [
          'Spatika linga darshan at five, and the 22 theerthams.',
          'Dhanushkodi’s ruins and Arichal Munai.',
          'Dr Kalam’s house and memorial.',
        ],
        {
          do: ['22 theerthams', 'Dhanushkodi', 'Kalam memorial'],
          meals: 'Breakfast, dinner',
          stay: 'Hotel, Rameswaram',
          by: 'Private car and jeep',
        },
      ),
      day(
        'Return to Madurai',
        ['Madurai'],
        'Jigarthanda before the flight.',
        [
          'Breakfast and the drive back.',
          'Jasmine market in Madurai.',
          'Transfer to the airport or station.',
        ],
        { do: ['Jasmine market', 'Transfer'], meals: 'Breakfast', by: 'Private car, 175 km' },
      ),
    ],
  },
};
