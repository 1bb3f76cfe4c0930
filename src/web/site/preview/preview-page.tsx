import '#app/web/styles/preview.css';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { TripDetail } from '#app/web/site/trip/trip-detail.tsx';
import { Icon } from '#app/web/ui/icon.tsx';
import { loadPreview, type PreviewData } from './load-preview.ts';

/** What is stored: `/preview/trip?id=pkg_…`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // After an action, whose answer counts.
  if (!searchParams.has('id')) return null;
  return loadPreview(context.get(servicesContext), request, searchParams);
}

/** What an editor holds and nobody has saved; nothing is written. */
export async function action({ request, context }: ActionFunctionArgs) {
  return loadPreview(context.get(servicesContext), request, await request.formData());
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export function meta() {
  return [{ title: 'Preview' }, { name: 'robots', content: 'noindex, nofollow' }];
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function PreviewPage() {
  const stored = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <Preview shown={sent ?? stored ?? { ok: false, problems: ['There is nothing to show.'] }} />;
}

function Preview({ shown }: { shown: PreviewData }) {
  const [note, setNote] = useState('');
  if (!shown.ok)
    return (
      <div className="wrap page-trip">
        <div className="phead">
          <div className="preview-bar" role="status">
            <h1>Preview</h1>
            <p>It cannot be shown like this:</p>
          </div>
        </div>
        <ul>
          {shown.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    );
  const { trip, itinerary, map, unsaved } = shown;
  const off = () => setNote('Booking and enquiring work on the website itself, not in the preview.');
  return (
    <div className="wrap page-trip">
      <div className="phead">
        <div className="preview-bar" role="status">
          <h1>Preview</h1>
          <p>
            {note ||
              (unsaved
                ? 'This is what visitors will see after you save. Only staff can open it.'
                : 'This is what is stored, as visitors see it once it is published. Only staff can open it.')}
          </p>
          <a className="textlink" href="/admin/dashboard">
            <Icon name="left" />
            Back office
          </a>
        </div>
      </div>
      <TripDetail
        trip={trip}
        state={itinerary ? { status: 'ready', itinerary } : { status: 'missing' }}
        map={map}
        heading="h2"
        actions={{ onBook: off, onEnquire: off }}
      />
    </div>
  );
}
