/** Leads and customers: the values of their fields and how people read them. Source: back-office §3, §4, §9. */
export const CUSTOMER_LISTS = ['new_lead', 'hot_list', 'sale_list', 'cold_list'] as const;
export type CustomerList = (typeof CUSTOMER_LISTS)[number];

export const CUSTOMER_LIST_NAMES: Record<CustomerList, string> = {
  new_lead: 'New Leads',
  hot_list: 'Hot List',
  sale_list: 'Sale List',
  cold_list: 'Cold List',
};

export const LEAD_SOURCES = [
  'website',
  'instagram',
  'facebook',
  'referral',
  'walk_in',
  'google_ads',
  'whatsapp_direct',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

export const LEAD_SOURCE_NAMES: Record<LeadSource, string> = {
  website: 'Website',
  instagram: 'Instagram',
  facebook: 'Facebook',
  referral: 'Referral',
  walk_in: 'Walk-in',
  google_ads: 'Google Ads',
  whatsapp_direct: 'WhatsApp direct',
};

export const TRAVEL_INTERESTS = [
  'adventure',
  'pilgrimage',
  'beach',
  'luxury',
  'family',
  'honeymoon',
  'cultural',
  'wildlife',
] as const;
export type TravelInterest = (typeof TRAVEL_INTERESTS)[number];

export const TRAVEL_INTEREST_NAMES: Record<TravelInterest, string> = {
  adventure: 'Adventure',
  pilgrimage: 'Pilgrimage',
  beach: 'Beach',
  luxury: 'Luxury',
  family: 'Family',
  honeymoon: 'Honeymoon',
  cultural: 'Cultural',
  wildlife: 'Wildlife',
};

export const CALL_OUTCOMES = [
  'interested',
  'not_interested',
  'callback_requested',
  'info_sent',
  'no_answer',
  'wrong_number',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const CALL_OUTCOME_NAMES: Record<CallOutcome, string> = {
  interested: 'Interested',
  not_interested: 'Not interested',
  callback_requested: 'Callback requested',
  info_sent: 'Info sent',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
};

export const SEND_VIA = ['whatsapp', 'email', 'both'] as const;
export type SendVia = (typeof SEND_VIA)[number];

export const SEND_VIA_NAMES: Record<SendVia, string> = {
  whatsapp: 'WhatsApp',
  email: 'Email',
  both: 'WhatsApp and email',
};

/** The country of a customer who named none. */
export const HOME_COUNTRY = 'India';

/** Outcomes after which nobody calls again. */
export function endsTheLead(outcome: CallOutcome | null): boolean {
  return outcome === 'wrong_number' || outcome === 'not_interested';
}

/** True while somebody should still be working on it: neither sold, cold nor lost. */
export function isOpenLead(of: { list: CustomerList; lastOutcome: CallOutcome | null }): boolean {
  return (of.list === 'new_lead' || of.list === 'hot_list') && !endsTheLead(of.lastOutcome);
}
