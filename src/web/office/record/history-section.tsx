import { useState } from 'react';
import type { AuditLine } from '#app/contract/booking-desk.ts';
import type { IconName } from '#app/web/ui/parts/icon.tsx';
import { RecordSection } from './record-section.tsx';
import { Timeline } from './timeline.tsx';

const SHOWN = 5;

const ICONS: Array<[what: RegExp, icon: IconName]> = [
  [/payment|paid|refund|link/i, 'wallet'],
  [/mail|sms|whatsapp|message|confirmation|sent/i, 'send'],
  [/note/i, 'notebook-pen'],
  [/cancel|erase|delete/i, 'circle-x'],
  [/creat|book|receiv/i, 'plus'],
  [/invoice|proforma|document|voucher|credit/i, 'file-text'],
];

/** Who did what with a record, the latest first. */
export function HistorySection({ history }: { history: readonly AuditLine[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? history : history.slice(0, SHOWN);
  return (
    <RecordSection title="History">
      {history.length === 0 && <p className="mute">Nothing happened with it yet.</p>}
      <Timeline
        entries={shown.map(({ id, at, who, action, text }) => ({
          id,
          at,
          icon: ICONS.find(([what]) => what.test(action))?.[1] ?? 'history',
          title: (
            <>
              {action}
              <span className="mute">{who}</span>
            </>
          ),
          text,
        }))}
      />
      {history.length > SHOWN && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : `Show all ${history.length}`}
        </button>
      )}
    </RecordSection>
  );
}
