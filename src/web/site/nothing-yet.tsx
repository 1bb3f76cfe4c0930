import { SectionLink } from './section-link.tsx';

/** In place of an empty list whose section has a place in the navigation. */
export function NothingYet({ what }: { what: string }) {
  return (
    <p className="nothing">
      {what} are being planned.{' '}
      <SectionLink section="contact">Tell us where you would like to go</SectionLink>.
    </p>
  );
}
