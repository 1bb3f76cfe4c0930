import { OFFICE_DEFAULTS, type OfficeSettings } from '#app/domain/office-settings.ts';

const company: OfficeSettings['company'] = {
  ...OFFICE_DEFAULTS.company,
  gstin: '07AAKCD4821M1ZD',
  pan: 'AAKCD4821M',
  stateCode: '07',
  signatory: 'Meera Thakur',
};

/** Made up: no bank has this code, and no app knows this UPI address. */
const bank: OfficeSettings['bank'] = {
  ...OFFICE_DEFAULTS.bank,
  accountName: 'Deodar Journeys Private Limited',
  accountNumber: '000405001234',
  ifsc: 'EXMP0000405',
  bankName: 'Example Bank',
  branch: 'Janpath, New Delhi',
  upiId: 'deodarjourneys@examplebank',
  upiName: 'Deodar Journeys',
};

/** What the demo agency issues documents as, by section of the settings: without a GSTIN none of them would be lawful. */
export const DEMO_AGENCY = [
  { section: 'company', value: company },
  { section: 'bank', value: bank },
] as const;
