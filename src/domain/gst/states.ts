/** States as GST numbers them. Source: india-rules §1. */
export interface GstState {
  /** Two digits, as in a GSTIN. */
  code: string;
  name: string;
  /** The state's share is called UTGST there, not SGST. */
  unionTerritory: boolean;
}

const NAMES: ReadonlyArray<[code: string, name: string]> = [
  ['01', 'Jammu and Kashmir'],
  ['02', 'Himachal Pradesh'],
  ['03', 'Punjab'],
  ['04', 'Chandigarh'],
  ['05', 'Uttarakhand'],
  ['06', 'Haryana'],
  ['07', 'Delhi'],
  ['08', 'Rajasthan'],
  ['09', 'Uttar Pradesh'],
  ['10', 'Bihar'],
  ['11', 'Sikkim'],
  ['12', 'Arunachal Pradesh'],
  ['13', 'Nagaland'],
  ['14', 'Manipur'],
  ['15', 'Mizoram'],
  ['16', 'Tripura'],
  ['17', 'Meghalaya'],
  ['18', 'Assam'],
  ['19', 'West Bengal'],
  ['20', 'Jharkhand'],
  ['21', 'Odisha'],
  ['22', 'Chhattisgarh'],
  ['23', 'Madhya Pradesh'],
  ['24', 'Gujarat'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'Maharashtra'],
  ['29', 'Karnataka'],
  ['30', 'Goa'],
  ['31', 'Lakshadweep'],
  ['32', 'Kerala'],
  ['33', 'Tamil Nadu'],
  ['34', 'Puducherry'],
  ['35', 'Andaman and Nicobar Islands'],
  ['36', 'Telangana'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
  ['97', 'Other Territory'],
];

const UNION_TERRITORIES = new Set(['04', '26', '31', '35', '38', '97']);

export const GST_STATES: readonly GstState[] = NAMES.map(([code, name]) => ({
  code,
  name,
  unionTerritory: UNION_TERRITORIES.has(code),
}));

/** The place of supply of what is sold abroad; nobody is registered there. */
export const OTHER_COUNTRIES = '96';

const byCode = new Map(GST_STATES.map((state) => [state.code, state]));

export function isStateCode(code: string): boolean {
  return byCode.has(code);
}

/** `27` → `Maharashtra`; `96` → `Other Countries`; the code itself when unknown. */
export function stateName(code: string): string {
  return code === OTHER_COUNTRIES ? 'Other Countries' : (byCode.get(code)?.name ?? code);
}

/** What the state's half of the tax is called where the supply is made. */
export function stateTaxName(code: string): 'SGST' | 'UTGST' {
  return byCode.get(code)?.unionTerritory ? 'UTGST' : 'SGST';
}
