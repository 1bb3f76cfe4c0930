import { PACKAGE_KINDS, type PackageKind } from '#app/domain/package-choice.ts';

export const TYPE_NAMES: Record<PackageKind, string> = {
  standard: 'Standard',
  luxury: 'Luxury',
  budget: 'Budget',
  family: 'Family',
  honeymoon: 'Honeymoon',
  adventure: 'Adventure',
};

export const TYPE_OPTIONS = PACKAGE_KINDS.map((value) => ({ value, label: TYPE_NAMES[value] }));
