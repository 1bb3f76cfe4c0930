/** Countries that customers write for themselves, by the names they use, with their dialling codes. */
const CODES: Record<string, string> = {
  india: '91',
  bharat: '91',
  in: '91',
  usa: '1',
  us: '1',
  'united states': '1',
  'united states of america': '1',
  america: '1',
  canada: '1',
  uk: '44',
  'united kingdom': '44',
  england: '44',
  'great britain': '44',
  scotland: '44',
  uae: '971',
  'united arab emirates': '971',
  dubai: '971',
  'saudi arabia': '966',
  ksa: '966',
  qatar: '974',
  oman: '968',
  kuwait: '965',
  bahrain: '973',
  singapore: '65',
  malaysia: '60',
  thailand: '66',
  indonesia: '62',
  australia: '61',
  'new zealand': '64',
  'south africa': '27',
  kenya: '254',
  mauritius: '230',
  germany: '49',
  france: '33',
  italy: '39',
  spain: '34',
  netherlands: '31',
  switzerland: '41',
  ireland: '353',
  nepal: '977',
  bhutan: '975',
  bangladesh: '880',
  'sri lanka': '94',
  maldives: '960',
  japan: '81',
  'hong kong': '852',
};

/** `United States` → `1`; null for a country that is not in the list. */
export function diallingCode(country: string): string | null {
  const name = country
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/^the /, '')
    .trim();
  return Object.hasOwn(CODES, name) ? (CODES[name] ?? null) : null;
}
