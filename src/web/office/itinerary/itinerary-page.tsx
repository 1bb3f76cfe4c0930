import '#app/web/office/styles/itinerary.css';
import { useParams } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { OfficeError } from '#app/web/ui/data/call-office.ts';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { ItineraryEditor } from './itinerary-editor.tsx';
import { ItineraryRead } from './itinerary-read.tsx';
import { useItinerary } from './use-itinerary.ts';

/** The itinerary of a package, cruise or pilgrimage: to read at `…/itinerary/view`, to edit at `…/itinerary`. */
export default function ItineraryPage() {
  const { id = '', mode } = useParams();
  const may = useMay('content.edit');
  const { item, plan, error, reload } = useItinerary(id);
  if (error) {
    const gone = error instanceof OfficeError && error.status === 404;
    return (
      <>
        <title>Itinerary · Back office</title>
        <h1 className="sr">Itinerary</h1>
        <div className="box">
          {gone ? (
            <EmptyState
              icon="package"
              title="Failed to load itinerary for this package"
              text="It does not exist any more."
            />
          ) : (
            <ErrorState title="Failed to load itinerary for this package" error={error} retry={reload} />
          )}
        </div>
      </>
    );
  }
  if (!item || plan === undefined) return <Loading />;
  return mode === 'view' || !may ? (
    <ItineraryRead item={item} plan={plan} mayEdit={may} />
  ) : (
    <ItineraryEditor key={id} item={item} stored={plan} />
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e'];

function Loading() {
  return (
    <div role="status">
      <h1 className="sr">Itinerary</h1>
      <span className="sr">Loading itinerary...</span>
      <div className="itin-grid" aria-hidden="true">
        <div className="box pad">
          {ROWS.map((key) => (
            <div key={key} className="sk-row">
              <span className="sk w20" />
              <span className="sk w40" />
            </div>
          ))}
        </div>
        <div className="box itin-wait">
          <span className="sk w40" />
        </div>
      </div>
    </div>
  );
}
