import type { CustomerList, LeadSource, TravelInterest } from '#app/domain/customer.ts';
import { HOME_COUNTRY } from '#app/domain/customer.ts';
import type { PlainDate } from '#app/domain/plain-date.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { type ColumnMatch, IMPORT_FIELD_NAMES, type ImportField } from './import-fields.ts';
import { readCustomerList, readInterests, readLeadSource } from './read-choices.ts';
import { readDateCell } from './read-date-cell.ts';
import { readEmailCell } from './read-email-cell.ts';
import { readPhoneCell } from './read-phone-cell.ts';

/** A customer as a row describes them, ready to be kept. */
export interface ImportedLead {
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  country: string;
  city: string;
  travelInterests: TravelInterest[];
  preferredDestination: string;
  leadSource: LeadSource;
  budgetRange: string;
  nextFollowUpDate: PlainDate | null;
  customerList: CustomerList;
  notes: string;
}

/** What is wrong with a row, in which field; `value` is what stands there. */
export interface RowProblem {
  /** `row`: of the row as a whole. */
  field: ImportField | 'row';
  reason: string;
  value: string;
}

export type CleanedRow = { lead: ImportedLead } | { problems: RowProblem[] };

const LONGEST: Partial<Record<ImportField, number>> = {
  name: 120,
  country: 80,
  city: 80,
  preferred_destination: 120,
  budget_range: 120,
  notes: 5000,
};

/** A row's cells as a lead, or everything that is wrong with them. What fits no list of ours goes into the notes. */
export function cleanRow(cells: readonly string[], match: ColumnMatch): CleanedRow {
  const problems: RowProblem[] = [];
  const kept: string[] = [];
  const raw = (field: ImportField) => cells[match.indexOf(field)] ?? '';
  const refuse = (field: RowProblem['field'], reason: string, value: string) =>
    problems.push({ field, reason, value: value.slice(0, 200) });

  function line(field: ImportField): string {
    const text = field === 'notes' ? cleanText(raw(field)) : cleanLine(raw(field));
    const most = LONGEST[field];
    // As a form counts them: an emoji is one character.
    if (most !== undefined && text.length > most && [...text].length > most)
      refuse(field, `${IMPORT_FIELD_NAMES[field]} can have at most ${most} characters`, text);
    return text;
  }

  const extra = cells.findIndex((cell, column) => column >= match.length && cleanText(cell) !== '');
  if (extra !== -1)
    refuse(
      'row',
      `Row has more cells than the header: ${match.length} columns were expected`,
      cells[extra] ?? '',
    );

  const name = match.includes('name')
    ? [line('name'), match.includes('first_name') ? '' : line('last_name')].filter(Boolean).join(' ')
    : [line('first_name'), line('last_name')].filter(Boolean).join(' ');
  if (name === '') refuse('name', 'Name is missing', '');

  const country = line('country');
  const email = readEmail(cleanText(raw('email')));
  const phone = readPhone(cleanText(raw('phone')), country);
  const lead: ImportedLead = {
    name,
    email,
    phone,
    country: country || (phone.startsWith('+91') ? HOME_COUNTRY : ''),
    city: line('city'),
    travelInterests: interests(cleanText(raw('travel_interests'))),
    preferredDestination: line('preferred_destination'),
    leadSource: source(cleanLine(raw('lead_source'))),
    budgetRange: line('budget_range'),
    nextFollowUpDate: followUp(cleanLine(raw('next_follow_up_date'))),
    customerList: list(cleanLine(raw('customer_list'))),
    notes: [line('notes'), ...kept].filter(Boolean).join('\n'),
  };
  return problems.length > 0 ? { problems } : { lead };

  function readEmail(cell: string): string {
    if (cell === '') refuse('email', 'Email is missing', '');
    const read = cell === '' ? { problem: '' } : readEmailCell(cell);
    if ('problem' in read) {
      if (cell !== '') refuse('email', read.problem, cell);
      return '';
    }
    if (read.others.length > 0) kept.push(`Other email: ${read.others.join(', ')}`);
    return read.email;
  }

  function readPhone(cell: string, of: string): string {
    if (cell === '') refuse('phone', 'WhatsApp is missing', '');
    const read = cell === '' ? { problem: '' } : readPhoneCell(cell, of);
    if ('problem' in read) {
      if (cell !== '') refuse('phone', read.problem, cell);
      return '';
    }
    if (read.others.length > 0) kept.push(`Other phone: ${read.others.join(', ')}`);
    return read.phone;
  }

  function interests(cell: string): TravelInterest[] {
    const read = readInterests(cell);
    if (read.unknown.length > 0) kept.push(`Interests: ${read.unknown.join(', ')}`);
    return read.interests;
  }

  function source(cell: string): LeadSource {
    const known = cell === '' ? null : readLeadSource(cell);
    if (cell !== '' && known === null) kept.push(`Lead source: ${cell}`);
    return known ?? 'website';
  }

  function followUp(cell: string): PlainDate | null {
    const date = cell === '' ? null : readDateCell(cell);
    if (cell !== '' && date === null)
      refuse('next_follow_up_date', 'Next follow-up must be a date such as 25 Dec 2026, the day first', cell);
    return date;
  }

  function list(cell: string): CustomerList {
    const known = cell === '' ? null : readCustomerList(cell);
    if (cell !== '' && known === null) kept.push(`List: ${cell}`);
    return known ?? 'new_lead';
  }
}
