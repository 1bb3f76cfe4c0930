import type { IconName } from '#app/web/ui/icon.tsx';

const BY_WORD: ReadonlyArray<[RegExp, IconName]> = [
  [/boat|shikara|cruise|ferry|aboard|sail|island|lagoon|backwater|kayak|harbou?r|deck/i, 'boat'],
  [/mountain|peak|pass\b|gondola|trek|valley|glacier|hill|summit|himalaya|helicopter/i, 'mount'],
  [/stay|night|hotel|resort|villa|camp|houseboat|suite|cabin/i, 'bed'],
  [/meal|dinner|lunch|breakfast|food|cook|cuisine|tasting|thali|prasad/i, 'meal'],
  [/car\b|drive|driver|transfer|jeep|cab\b|road/i, 'car'],
  [/guide|family|local|group|priest/i, 'users'],
  [/sunrise|sunset|morning|evening|aarti|time/i, 'clock'],
  [/view|temple|fort|palace|city|old |darshan|monastery/i, 'pin'],
];

/** A quiet picture for a line of text by the words in it. */
export function iconFor(text: string, other: IconName = 'leaf'): IconName {
  return BY_WORD.find(([words]) => words.test(text))?.[1] ?? other;
}
