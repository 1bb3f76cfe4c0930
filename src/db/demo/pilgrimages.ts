import type { DemoPilgrimage } from './demo-types.ts';
import { charDham, kedarnathYatra, vaishnoDevi } from './pilgrimages/north.ts';
import { buddhistCircuit, goldenTempleSeva, kashiVishwanath, puri } from './pilgrimages/plains.ts';
import { dwarkaSomnath, rameswaram, tirupati } from './pilgrimages/south-and-west.ts';

/** In the order of the site; the first four stand on the landing page. */
export const demoPilgrimages: DemoPilgrimage[] = [
  kedarnathYatra,
  tirupati,
  goldenTempleSeva,
  kashiVishwanath,
  charDham,
  vaishnoDevi,
  dwarkaSomnath,
  rameswaram,
  puri,
  buddhistCircuit,
];
