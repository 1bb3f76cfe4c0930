import { cleanText } from './clean-text.ts';
import type { ImportField } from './import-fields.ts';
import { readCustomerList, readInterests, readLeadSource } from './read-choices.ts';
import { readDateCell } from './read-date-cell.ts';
import { readEmailCell } from './read-email-cell.ts';
import { readPhoneCell } from './read-phone-cell.ts';

export interface ColumnCheck {
  tone: 'good' | 'warn';
  text: string;
}

const MATCHED: ColumnCheck = { tone: 'good', text: 'Matched' };

/** What a column's first values say to the field it is matched with, in a few words. */
export function checkColumn(field: ImportField | null, samples: readonly string[]): ColumnCheck {
  if (field === null) return { tone: 'good', text: 'Left out' };
  const values = samples.map(cleanText).filter((value) => value !== '');
  if (values.length === 0) return { tone: 'good', text: 'Empty in the first rows' };
  const none = (fits: (value: string) => boolean) => !values.some(fits);
  const warn = (text: string): ColumnCheck => ({ tone: 'warn', text });
  switch (field) {
    case 'email':
      return none((value) => 'email' in readEmailCell(value))
        ? warn('These are no email addresses')
        : MATCHED;
    case 'phone':
      if (none((value) => 'phone' in readPhoneCell(value))) return warn('These are no phone numbers');
      return values.every((value) => value.startsWith('+'))
        ? MATCHED
        : { tone: 'good', text: '+91 will be added' };
    case 'travel_interests':
      return checkInterests(values);
    case 'lead_source':
      return values.every((value) => readLeadSource(value) !== null)
        ? MATCHED
        : warn('Not in our list: website is used');
    case 'customer_list':
      return values.every((value) => readCustomerList(value) !== null)
        ? MATCHED
        : warn('Not one of our lists: New Leads is used');
    case 'next_follow_up_date':
      return none((value) => readDateCell(value) !== null)
        ? warn('These are no dates')
        : { tone: 'good', text: 'Day first: 3/4 is 3 April' };
    default:
      return MATCHED;
  }
}

function checkInterests(values: string[]): ColumnCheck {
  const unknown = values.flatMap((value) => readInterests(value).unknown);
  if (unknown.length > 0) return { tone: 'warn', text: 'Not in our list: kept in the notes' };
  const sign = values.map((value) => /[,;/|&]/.exec(value)?.[0]).find((found) => found !== undefined);
  return sign === undefined ? MATCHED : { tone: 'good', text: `Split on “${sign}”` };
}
