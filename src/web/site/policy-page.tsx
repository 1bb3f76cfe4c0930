import '#app/web/styles/policy.css';
import { useLocation } from 'react-router';
import type { LegalPage } from '#app/domain/legal-text.ts';
import { LegalBlocks } from './legal-blocks.tsx';
import { PageMeta } from './seo/page-meta.tsx';

/** A page of one of the agency's legal texts: terms, cancellation, privacy. */
export function PolicyPage({ policy }: { policy: LegalPage }) {
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
        <LegalBlocks blocks={policy.blocks} />
        <p className="version">Version {policy.version}</p>
      </article>
    </div>
  );
}
