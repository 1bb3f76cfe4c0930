import { useState } from 'react';
import type { WaitingInquiry } from '#app/contract/today.ts';
import { INQUIRY_SOURCE_NAMES } from '#app/domain/inquiry.ts';
import { telLink } from '#app/domain/phone-number.ts';
import { NoteDialog } from '#app/web/office/crm/note-dialog.tsx';
import { useMay } from '#app/web/office/data/use-may.ts';
import { exactly } from '#app/web/office/parts/ago.ts';
import { Avatar } from '#app/web/office/parts/avatar.tsx';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { replyTime } from './reply-time.ts';
import { useTakeUp } from './use-take-up.ts';

/** Somebody who waits for a first answer, with what can be done about it at once. */
export function WaitingRow({ inquiry, now }: { inquiry: WaitingInquiry; now: Date }) {
  const [noting, setNoting] = useState(false);
  const mayEdit = useMay('crm.edit');
  const takeUp = useTakeUp(inquiry);
  const { text, tone } = replyTime(inquiry.replyBy, now);
  return (
    <li className="li waits">
      <Avatar name={inquiry.name} />
      <div className="grow">
        <div className="row">
          <RecordLink className="t trunc" list="inquiries" id={inquiry.id}>
            {inquiry.name}
          </RecordLink>
          <time className={`push left ${tone}`} dateTime={inquiry.replyBy} title={exactly(inquiry.createdAt)}>
            {text}
          </time>
        </div>
        <div className="d trunc">
          {inquiry.subject}
          {inquiry.message && ` · ${inquiry.message}`}
        </div>
      </div>
      <span className="row tight acts">
        {inquiry.phone && (
          <a
            className="btn ico sm ghost"
            href={telLink(inquiry.phone)}
            aria-label={`Call ${inquiry.name}`}
            title="Call"
          >
            <Icon name="phone" />
          </a>
        )}
        {mayEdit && (
          <>
            <button
              type="button"
              className="btn ico sm ghost"
              aria-label={`Note on ${inquiry.name}`}
              title="Note"
              onClick={() => setNoting(true)}
            >
              <Icon name="notebook-pen" />
            </button>
            <button
              type="button"
              className="btn sm"
              aria-label={`Mark in progress: ${inquiry.name}`}
              onClick={() => takeUp.mutate()}
            >
              <Icon name="check" />
              Mark in progress
            </button>
          </>
        )}
      </span>
      {noting && (
        <NoteDialog
          list="inquiries"
          id={inquiry.id}
          about={`${inquiry.name} · ${INQUIRY_SOURCE_NAMES[inquiry.source]}`}
          onClose={() => setNoting(false)}
        />
      )}
    </li>
  );
}
