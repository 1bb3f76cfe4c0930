/** One day of an itinerary, as stored, sent and shown. Source: public-site §3. */
export interface ItineraryDay {
  day: number;
  title: string;
  description: string;
  locations: string[];
  activities: string[];
  morning: string;
  afternoon: string;
  evening: string;
  meals: string;
  accommodation: string;
  transport: string;
}
