import { isRouteErrorResponse } from 'react-router';
import { ProblemPage } from '#app/web/site/problem-page.tsx';
import { useSendsMail } from '#app/web/site/use-sends-mail.ts';
import { useSettings } from '#app/web/site/use-settings.ts';

/** In place of a booking that cannot be shown; it tells nothing about whether there is one. */
export function BookingProblem({ error }: { error: unknown }) {
  const { brand, contact } = useSettings();
  const sendsMail = useSendsMail();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ProblemPage error={error} />;
  return (
    <div className="wrap section problem">
      <title>{`Booking not found | ${brand.first} ${brand.second}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <p className="eyebrow">Your booking</p>
      <h1>We cannot find this booking</h1>
      <p>
        {sendsMail
          ? 'Open the whole link from your confirmation e-mail: a booking’s page needs the key in it.'
          : 'Open the whole link, as it was after booking: a booking’s page needs the key in it.'}
      </p>
      <p>
        {sendsMail ? 'No e-mail at hand?' : 'No link at hand?'} Call{' '}
        <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a> ({contact.hours}), or write to{' '}
        <a href={`mailto:${contact.email}?subject=My booking`}>{contact.email}</a>.
      </p>
      <div className="acts">
        <a className="btn" href="/">
          Go to the home page
        </a>
      </div>
    </div>
  );
}
