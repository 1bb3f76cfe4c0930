import { CUSTOMER_COLUMNS } from '#app/contract/csv-columns.ts';
import type { Customer } from '#app/contract/customers.ts';
import { CALL_STATUS_NAMES } from '#app/domain/call-status.ts';
import { CALL_OUTCOME_NAMES, CUSTOMER_LIST_NAMES, LEAD_SOURCE_NAMES } from '#app/domain/customer.ts';
import { dateInZone, dateTimeInZone } from '#app/domain/plain-date.ts';
import { withCells } from './answer-csv.ts';

export const CUSTOMER_CSV = withCells<Customer, keyof typeof CUSTOMER_COLUMNS>(CUSTOMER_COLUMNS, {
  name: (row) => row.name,
  email: (row) => row.email,
  phone: (row) => row.phone,
  country: (row) => row.country,
  city: (row) => row.city,
  interests: (row) => row.travel_interests.join('; '),
  destination: (row) => row.preferred_destination,
  source: (row) => LEAD_SOURCE_NAMES[row.lead_source],
  budget: (row) => row.budget_range,
  notes: (row) => row.notes,
  list: (row) => CUSTOMER_LIST_NAMES[row.customer_list],
  status: (row) => CALL_STATUS_NAMES[row.call_status],
  score: (row) => row.lead_score,
  next: (row) => row.next_follow_up_date,
  called: (row, zone) => row.last_call_date && dateTimeInZone(new Date(row.last_call_date), zone),
  outcome: (row) => row.last_call_outcome && CALL_OUTCOME_NAMES[row.last_call_outcome],
  call_notes: (row) => row.last_call_notes,
  calls: (row) => row.calls_count,
  packages: (row) => row.packages_sent_count,
  assignee: (row) => row.assignee_name,
  created: (row, zone) => dateInZone(new Date(row.created_at), zone),
});
