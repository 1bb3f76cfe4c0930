import type { DemoPackage } from './demo-types.ts';
import { amritsarPackages } from './packages/amritsar.ts';
import { andamanPackages } from './packages/andaman.ts';
import { baliPackages } from './packages/bali.ts';
import { dubaiPackages } from './packages/dubai.ts';
import { goaPackages } from './packages/goa.ts';
import { himachalPackages } from './packages/himachal.ts';
import { kashmirPackages } from './packages/kashmir.ts';
import { keralaPackages } from './packages/kerala.ts';
import { ladakhPackages } from './packages/ladakh.ts';
import { maldivesPackages } from './packages/maldives.ts';
import { rajasthanPackages } from './packages/rajasthan.ts';
import { singaporePackages } from './packages/singapore.ts';
import { switzerlandPackages } from './packages/switzerland.ts';
import { thailandPackages } from './packages/thailand.ts';
import { varanasiPackages } from './packages/varanasi.ts';

/** Each destination's packages, the destinations in the order in which the packages grid begins. */
const BY_DESTINATION: Record<string, DemoPackage[]> = {
  Kashmir: kashmirPackages,
  Himachal: himachalPackages,
  Ladakh: ladakhPackages,
  Rajasthan: rajasthanPackages,
  Varanasi: varanasiPackages,
  Amritsar: amritsarPackages,
  Kerala: keralaPackages,
  Bali: baliPackages,
  Thailand: thailandPackages,
  Dubai: dubaiPackages,
  Switzerland: switzerlandPackages,
  Goa: goaPackages,
  Andaman: andamanPackages,
  Maldives: maldivesPackages,
  Singapore: singaporePackages,
};

/** All demo packages, newest first: the best known of each destination, then the second of each, then the rest. */
export function demoPackages(): Array<DemoPackage & { destination: string }> {
  const groups = Object.entries(BY_DESTINATION);
  const longest = Math.max(...groups.map(([, packages]) => packages.length));
  return Array.from({ length: longest }, (_, rank) =>
    groups.flatMap(([destination, packages]) =>
      packages.slice(rank, rank + 1).map((one) => ({ ...one, destination })),
    ),
  ).flat();
}
