import type { DemoTestimonial } from './demo-types.ts';

/** The first three stand on the landing page. */
export const demoTestimonials: DemoTestimonial[] = [
  {
    name: 'Ananya Rao',
    location: 'Bengaluru',
    tour: 'Kashmir, 6 days',
    rating: 5,
    review:
      'The houseboat at first light is something my parents still talk about. Every transfer was waiting for us before we were ready.',
  },
  {
    name: 'Vikram Shah',
    location: 'Ahmedabad',
    tour: 'Kedarnath Yatra, 7 days',
    rating: 5,
    review:
      'They rearranged two days around my mother’s knees without being asked twice. The darshan went smoothly and nobody felt rushed.',
  },
  {
    name: 'Meera & Joel Thomas',
    location: 'Kochi',
    tour: 'Andaman, 6 days',
    rating: 5,
    review:
      'We asked for quiet beaches and got exactly that. The planner stayed on chat the whole week, even for dinner ideas.',
  },
  {
    name: 'Harpreet Kaur',
    location: 'Ludhiana',
    tour: 'Ladakh, 7 days',
    rating: 5,
    review:
      'I was worried about the height. Two slow days in Leh and an oxygen cylinder in the car, and I reached Pangong laughing.',
  },
  {
    name: 'Sandeep Kulkarni',
    location: 'Pune',
    tour: 'Rajasthan, 8 days',
    rating: 5,
    review:
      'Our driver Bhanwar ji became family. He knew every dhaba, and which side of the car gets the sunset.',
  },
  {
    name: 'Fatima & Irfan Sheikh',
    location: 'Hyderabad',
    tour: 'Maldives, 5 days',
    rating: 5,
    review: 'The price we were told is the price we paid. And someone had remembered it was our anniversary.',
  },
  {
    name: 'Lakshmi Narayanan',
    location: 'Chennai',
    tour: 'Kashi Vishwanath, 4 days',
    rating: 5,
    review:
      'Three generations, one wheelchair, and the boat still left on time for the aarti. Thank you for your patience.',
  },
  {
    name: 'Rohan Mehta',
    location: 'Mumbai',
    tour: 'Switzerland, 8 days',
    rating: 4,
    review:
      'Luggage was in the next hotel before we were. One train was late, which in Switzerland felt like an event.',
  },
  {
    name: 'Debjani Sen',
    location: 'Kolkata',
    tour: 'Kerala, 7 days',
    rating: 5,
    review:
      'We came for the houseboat and fell in love with Marari. The cook on board made fish that my mother approved of.',
  },
  {
    name: 'Arjun Bhatia',
    location: 'Gurugram',
    tour: 'Spiti, 8 days',
    rating: 5,
    review:
      'Homestays chosen with care and a driver who knew when not to talk. Chandratal under the stars was worth every bump.',
  },
  {
    name: 'Priya & Nikhil Joshi',
    location: 'Indore',
    tour: 'Bali, 7 days',
    rating: 5,
    review:
      'The villa, the flowers, the Jain thali they somehow found in Ubud. We have already sent two friends.',
  },
  {
    name: 'Col. S. Rathore (Retd.)',
    location: 'Dehradun',
    tour: 'Char Dham, 11 days',
    rating: 4,
    review: 'Well planned, punctual, no nonsense. Rooms are simple at that height, and they had told us so.',
  },
];
