import { stateOf } from './gstin.ts';
import { OTHER_COUNTRIES } from './states.ts';
import type { Supply } from './tax-split.ts';

/** What a GSTIN cannot tell about a customer. SEZ and Composition cannot be read from the number. */
export const PARTY_CATEGORIES = ['regular', 'composition', 'unregistered', 'sez', 'overseas'] as const;
export type PartyCategory = (typeof PARTY_CATEGORIES)[number];

export interface Party {
  category: PartyCategory;
  /** Empty when not registered. */
  gstin: string;
  /** Of the address on record; empty when none is. */
  stateCode: string;
}

/**
 * Two digits of the state of supply: a registered customer's own, else that of the address on record, else the
 * supplier's; 96 for a customer abroad. `supplierState` is that of our GSTIN.
 */
export function placeOfSupply(customer: Party, supplierState: string): string {
  if (customer.category === 'overseas') return OTHER_COUNTRIES;
  if (customer.gstin !== '') return stateOf(customer.gstin);
  return customer.stateCode || supplierState;
}

/** Which tax the supply bears. `underLut`: SEZ and export without payment of tax, by a letter of undertaking. */
export function supplyTo(customer: Party, supplierState: string, options: { underLut: boolean }): Supply {
  const abroad = customer.category === 'sez' || customer.category === 'overseas';
  if (abroad) return options.underLut ? 'zero' : 'inter';
  return placeOfSupply(customer, supplierState) === supplierState ? 'intra' : 'inter';
}

/** Why a category does not go with a GSTIN or the lack of one; null when it does. */
export function categoryProblem({ category, gstin }: Party): string | null {
  const loose = category === 'unregistered' || category === 'overseas';
  if (gstin === '' && !loose) return 'Without a GSTIN a customer is unregistered or overseas';
  if (gstin !== '' && category === 'unregistered') return 'A customer with a GSTIN is registered';
  return null;
}
