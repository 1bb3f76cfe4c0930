import type { PackageKind } from '#app/domain/package-choice.ts';

/** What is usual for each type of package. */
export interface KindWords {
  stay: string;
  meals: string;
  idealFor: string;
  /** After "It is planned": how it feels. */
  manner: string;
  inclusions: readonly string[];
  exclusions: readonly string[];
}

export const KIND_WORDS: Record<PackageKind, KindWords> = {
  standard: {
    stay: 'comfortable hotels',
    meals: 'Breakfast',
    idealFor: 'Couples, families and friends',
    manner: 'at an easy pace, with time to look around on your own',
    inclusions: ['Daily breakfast', 'Sightseeing as in the itinerary'],
    exclusions: ['Lunches and dinners'],
  },
  luxury: {
    stay: 'luxury hotels',
    meals: 'Breakfast, dinner',
    idealFor: 'Couples and travellers who like quiet comfort',
    manner: 'without hurry, in fine hotels and with a car of your own',
    inclusions: [
      'Daily breakfast and dinner',
      'Private guide on sightseeing days',
      'Late check-out where possible',
    ],
    exclusions: ['Spa treatments', 'Bar bills'],
  },
  budget: {
    stay: 'clean, simple hotels',
    meals: 'Breakfast',
    idealFor: 'Friends and travellers who watch what they spend',
    manner: 'simply and well, with the sights that matter',
    inclusions: ['Daily breakfast', 'Shared transfers'],
    exclusions: ['Lunches and dinners', 'Entry tickets'],
  },
  family: {
    stay: 'family rooms',
    meals: 'Breakfast, dinner',
    idealFor: 'Families with children and grandparents',
    manner: 'with short drives, early evenings and something for every age',
    inclusions: [
      'Daily breakfast and dinner',
      'Child seats on request',
      'Sightseeing at a pace for all ages',
    ],
    exclusions: ['Lunches'],
  },
  honeymoon: {
    stay: 'romantic hotels',
    meals: 'Breakfast, dinner',
    idealFor: 'Couples on their honeymoon',
    manner: 'for two, with slow mornings and evenings to yourselves',
    inclusions: [
      'Daily breakfast and dinner',
      'Candlelight dinner on one evening',
      'Flowers and cake on arrival',
    ],
    exclusions: ['Lunches', 'Spa treatments'],
  },
  adventure: {
    stay: 'hotels and camps',
    meals: 'Breakfast, lunch, dinner',
    idealFor: 'Active travellers in good health',
    manner: 'outdoors, with guides who know the ground',
    inclusions: ['All meals on active days', 'Guide and safety equipment', 'Permits where needed'],
    exclusions: ['Personal gear', 'Rescue and medical costs'],
  },
};
