import type { MessageView } from '#app/contract/messages.ts';
import { MessageList } from '#app/web/office/messages/message-list.tsx';
import { RecordSection } from './record-section.tsx';

/** What was written to a person about a record, and how it fared. */
export function MessagesSection({ messages, onRetry }: { messages: MessageView[]; onRetry: () => unknown }) {
  return (
    <RecordSection title="Messages">
      <MessageList messages={messages} onRetry={() => void onRetry()} />
    </RecordSection>
  );
}
