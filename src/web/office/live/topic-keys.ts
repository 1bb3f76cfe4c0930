import type { EventTopic } from '#app/domain/event-topics.ts';

/**
 * What is shown of a topic, by the words of its query's key (joined by spaces): keys name the API's path or the record.
 * Messages stand in the records they are about, so those count too, but not the lists of these.
 */
const SHOWN: Record<EventTopic, RegExp> = {
  inquiries: /\binquir(?:y|ies)\b|\bcrm stats\b|\btoday\b/,
  bookings: /\bbookings?\b|\bcrm stats\b|\btoday\b/,
  customers: /(?<!-)\bcustomers?\b(?!-)/,
  messages: /\bmessages?\b|^(?!list\b).*\b(?:inquiries|bookings|customers)\b/,
  tasks: /\btasks?\b|\btoday\b/,
};

/** True when a query's answer may have changed with one of these topics. */
export function showsAny(topics: Iterable<EventTopic>, queryKey: readonly unknown[]): boolean {
  const words = queryKey.filter((part) => typeof part === 'string').join(' ');
  return [...topics].some((topic) => SHOWN[topic].test(words));
}
