import { useId, useState } from 'react';
import type { PrivacyRequestView } from '#app/contract/privacy-requests.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { PRIVACY_KIND_NAMES } from '#app/domain/privacy-request.ts';
import { ago, exactly } from '#app/web/office/parts/ago.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { PrivacyBadge } from '#app/web/office/parts/badge.tsx';
import { ContactFacts } from '#app/web/office/parts/contact-facts.tsx';
import { LongText } from '#app/web/office/parts/long-text.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { useExport } from './use-privacy.ts';

type Open = 'correct' | 'erase' | 'done' | 'refused';

/** What a person asked about their data, by when it must be answered, and what can be done. */
export function PrivacyCard({ request }: { request: PrivacyRequestView }) {
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useId();
  const close = () => setOpen(null);
  return (
    <article className="card" aria-labelledby={heading} tabIndex={-1}>
      <div className="hd">
        <Avatar name={request.name} />
        <div className="grow">
          <div className="badges">
            <h2 className="nm" id={heading}>
              {request.name}
            </h2>
            <PrivacyBadge status={request.status} />
          </div>
          <ContactFacts email={request.email} />
        </div>
        <time className="when" dateTime={request.createdAt} title={exactly(request.createdAt)}>
          {ago(request.createdAt)}
        </time>
      </div>
      <About request={request} />
      {request.message && <LongText text={request.message} />}
      {request.note && (
        <div className="notes">
          <h3>Note by {request.handledBy}</h3>
          <p className="said">{request.note}</p>
        </div>
      )}
      {request.status === 'open' && <Actions request={request} onOpen={setOpen} />}
      {open === 'correct' && <CorrectDialog request={request} onClose={close} />}
      {open === 'erase' && <EraseDialog request={request} onClose={close} />}
      {(open === 'done' || open === 'refused') && (
        <CloseDialog request={request} status={open} onClose={close} />
      )}
    </article>
  );
}

function About({ request }: { request: PrivacyRequestView }) {
  const late = request.status === 'open' && request.answerBy < agencyDate();
  return (
    <dl className="about">
      <div>
        <dt>Asks for</dt>
        <dd>{PRIVACY_KIND_NAMES[request.kind]}</dd>
      </div>
      {request.status === 'open' && (
        <div>
          <dt>Answer by</dt>
          <dd className={late ? 'late' : undefined}>
            {formatDate(request.answerBy)}
            {late && ', late'}
          </dd>
        </div>
      )}
      {request.closedAt && (
        <div>
          <dt>Closed</dt>
          <dd>
            {formatDate(agencyDate(new Date(request.closedAt)))} by {request.handledBy}
          </dd>
        </div>
      )}
      {request.erasedAt && (
        <div>
          <dt>Data erased</dt>
          <dd>{formatDate(agencyDate(new Date(request.erasedAt)))}</dd>
        </div>
      )}
    </dl>
  );
}

function Actions({ request, onOpen }: { request: PrivacyRequestView; onOpen: (open: Open) => void }) {
  const download = useExport(request);
  const toErase = request.kind === 'erasure' && !request.erasedAt;
  return (
    <div className="ft">
      <button
        type="button"
        className="btn sm"
        disabled={download.isPending}
        onClick={() => download.mutate()}
      >
        <Icon name="download" />
        Download data
      </button>
      {request.kind === 'correction' && (
        <button type="button" className="btn sm" onClick={() => onOpen('correct')}>
          <Icon name="pencil" />
          Correct data
        </button>
      )}
      {toErase && (
        <button type="button" className="btn sm red" onClick={() => onOpen('erase')}>
          <Icon name="trash-2" />
          Erase data
        </button>
      )}
      <span className="push row tight">
        <button type="button" className="btn sm ghost" onClick={() => onOpen('refused')}>
          Refuse
        </button>
        {!toErase && (
          <button type="button" className="btn sm ghost" onClick={() => onOpen('done')}>
            <Icon name="check" />
            Done
          </button>
        )}
      </span>
    </div>
  );
}
