import '#app/web/styles/policy.css';
import type { Policy } from './policies.tsx';
import { useSettings } from './use-settings.ts';

/** A page of plain text: terms, cancellation, privacy. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const settings = useSettings();
  return (
    <div className="wrap">
      <title>{`${policy.title} | ${settings.brand.first} ${settings.brand.second}`}</title>
      <meta name="description" content={policy.description} />
      <article className="policy phead">
        <nav className="crumbs" aria-label="Breadcrumb">
          <a href="/">Home</a>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{policy.title}</span>
        </nav>
        <h1>{policy.title}</h1>
        <p className="lead">{policy.lead}</p>
        {policy.body(settings)}
        <p className="version">Version {settings.booking.termsVersion}</p>
      </article>
    </div>
  );
}
