import type { DemoDestination } from './demo-types.ts';

/** In the order of the landing page's mosaic; the first eight fill it. */
export const demoDestinations: DemoDestination[] = [
  {
    name: 'Kashmir',
    picture: 'kashmir',
    description: 'Houseboats on still lakes, saffron fields and snow you can walk on.',
  },
  {
    name: 'Kerala',
    picture: 'kerala',
    description: 'Tea hills above, backwaters below, and the sea at the end of every road.',
  },
  {
    name: 'Rajasthan',
    picture: 'rajasthan',
    description: 'Forts the colour of sand, desert nights and cities painted pink and blue.',
  },
  {
    name: 'Ladakh',
    picture: 'ladakh',
    description: 'High passes, prayer flags and lakes that change colour by the hour.',
  },
  {
    name: 'Bali',
    picture: 'bali',
    description: 'Rice terraces, sea temples and villas with a pool of their own.',
  },
  {
    name: 'Thailand',
    picture: 'thailand',
    description: 'Limestone islands, golden temples and the best street food there is.',
  },
  { name: 'Dubai', picture: 'dubai', description: 'Red dunes at dusk and the tallest view in the world.' },
  {
    name: 'Switzerland',
    picture: 'alps',
    description: 'Cog railways, blue lakes and three summits before lunch.',
  },
  {
    name: 'Himachal',
    picture: 'himachal',
    description: 'Deodar valleys, apple orchards and roads that follow rivers.',
  },
  { name: 'Goa', picture: 'goa', description: 'Long beaches, tiled lanes and prawn curry with rice.' },
  {
    name: 'Andaman',
    picture: 'andaman',
    description: 'Catamarans between islands, and coral within a few strokes of the shore.',
  },
  {
    name: 'Maldives',
    picture: 'maldives',
    description: 'Villas on stilts, sandbank picnics and water of seven blues.',
  },
  {
    name: 'Singapore',
    picture: 'singapore',
    description: 'Trees that light up, an island of rides and breakfast from three countries.',
  },
  {
    name: 'Varanasi',
    picture: 'varanasi',
    description: 'Boats at dawn, lamps at dusk, and a city older than its stories.',
  },
  {
    name: 'Amritsar',
    picture: 'amritsar',
    description: 'The Golden Temple by day and night, and a welcome at every table.',
  },
];
