import '#app/web/styles/policy.css';
import { useLocation } from 'react-router';
import type { Policy } from './policies.tsx';
import { PageMeta } from './seo/page-meta.tsx';
import { useSettings } from './use-settings.ts';

/** A page of plain text: terms, cancellation, privacy. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const settings = useSettings();
  const { pathname } = useLocation();
  return (
    <div className="wrap">
      <PageMeta title={policy.title} description={policy.description} path={pathname.toLowerCase()} />
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
