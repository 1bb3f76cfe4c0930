import type { ItineraryDraft } from '#app/contract/ai.ts';

/** The fields of a package that the helper drafts. */
export interface PackageDraft {
  description: string;
  inclusions: string[];
  exclusions: string[];
}

export interface AiHelperProps {
  title: string;
  destination: string;
  /** Of the package's form; the helper has its own field, which starts with it. */
  duration: string;
  packageType?: string;
  /** What the form holds now: it is never replaced unasked. */
  current: PackageDraft;
  /** The fields to set, whole: what was to be added is already joined to what was there. */
  onAccept(change: Partial<PackageDraft>): void;
}

export interface AiItineraryProps {
  title: string;
  destination: string;
  duration: string;
  /** `Srinagar → Gulmarg → Srinagar`, when the package has one. */
  route?: string;
  packageType?: string;
  current: ItineraryDraft;
  onAccept(change: Partial<ItineraryDraft>): void;
}
