import { useState } from 'react';
import type { CrmInquiry } from '#app/contract/crm-inquiries.ts';
import { INQUIRY_SOURCE_NAMES } from '#app/domain/inquiry.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { MessageButtons } from '#app/web/office/messages/message-buttons.tsx';
import { inquiryTo } from '#app/web/office/messages/message-to.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { NoteDialog } from './note-dialog.tsx';

/** What is written to the person and about the inquiry; on the board as icons alone. Source: back-office §2. */
export function InquiryButtons({ inquiry, icons = false }: { inquiry: CrmInquiry; icons?: boolean }) {
  const [noting, setNoting] = useState(false);
  if (!useMay('crm.edit')) return null;
  return (
    <>
      <MessageButtons record={inquiryTo(inquiry)} icons={icons} />
      <button
        type="button"
        className={icons ? 'btn sm ghost ico' : 'btn sm ghost'}
        data-key="n"
        aria-label={icons ? `Note on ${inquiry.name}` : undefined}
        title={icons ? 'Note' : undefined}
        onClick={() => setNoting(true)}
      >
        <Icon name="notebook-pen" />
        {!icons && 'Note'}
      </button>
      {noting && (
        <NoteDialog
          list="inquiries"
          id={inquiry.id}
          about={`${inquiry.name} · ${INQUIRY_SOURCE_NAMES[inquiry.source]}`}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  );
}
