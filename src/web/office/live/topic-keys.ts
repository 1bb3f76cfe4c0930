import type { EventTopic } from '#app/domain/event-topics.ts';

/**
 * What is shown of a topic, by the words of its query's key (joined by spaces). Keys of lists and records name the API's
 * path; what a form began from does not, and stays as it is. Messages stand in the records they are about, so those count
 * too, but not the lists of these.
 */
const SHOWN: Record<EventTopic, RegExp> = {
  inquiries: /\/crm\/inquiries\b|^crm stats\b|^today\b/,
  bookings: /\/crm\/bookings\b|^crm stats\b|^today\b|\/profit-and-loss\b/,
  customers: /\/customers\b|^today\b/,
  suppliers: /\/suppliers\b/,
  vendor_invoices: /\/vendors\b|\/profit-and-loss\b/,
  expenses: /\/expenses\b|\/profit-and-loss\b/,
  messages: /\/crm\/messages\b|^(?:record|history) \/(?:crm\/(?:inquiries|bookings)|customers)\b/,
  tasks: /\/crm\/tasks\b|^today\b/,
};

/** True when a query's answer may have changed with one of these topics. */
export function showsAny(topics: Iterable<EventTopic>, queryKey: readonly unknown[]): boolean {
  const words = queryKey.filter((part) => typeof part === 'string').join(' ');
  return [...topics].some((topic) => SHOWN[topic].test(words));
}
