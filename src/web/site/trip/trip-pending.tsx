import { Icon } from '#app/web/ui/icon.tsx';

/** The popup's shape while the trip is fetched; it shows only when that takes longer than a blink. */
export function TripSkeleton() {
  return (
    <div className="detail late" role="status" aria-label="Loading trip">
      <div>
        <div className="gal sk" />
        <div className="sk" style={{ height: 44, width: '70%', marginTop: 30 }} />
        <div className="sk" style={{ height: 16, width: '42%', marginTop: 18 }} />
        <div className="sk" style={{ height: 16, width: '94%', marginTop: 48 }} />
        <div className="sk" style={{ height: 16, width: '86%', marginTop: 12 }} />
      </div>
      <div className="box">
        <div className="sk" style={{ height: 16, width: '40%' }} />
        <div className="sk" style={{ height: 44, width: '70%', marginTop: 8 }} />
        <div className="sk" style={{ height: 54, borderRadius: 99, marginTop: 28 }} />
        <div className="sk" style={{ height: 54, borderRadius: 99, marginTop: 12 }} />
      </div>
    </div>
  );
}

/** The trip could not be shown: why, and the ways on. */
export function TripFailed({ gone, onRetry, onClose }: { gone: boolean; onRetry(): void; onClose(): void }) {
  return (
    <div className="soon" role="alert">
      <Icon name="alert" />
      <div>
        <p>{gone ? 'This trip is not offered any more.' : 'This trip could not be loaded.'}</p>
        {!gone && (
          <button type="button" className="textlink" onClick={onRetry}>
            Try again
          </button>
        )}{' '}
        <button type="button" className="textlink" onClick={onClose}>
          Back to all trips
        </button>
      </div>
    </div>
  );
}
