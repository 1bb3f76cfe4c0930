import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ChangedRecords,
  DataCorrection,
  PersonalData,
  PrivacyClosing,
  PrivacyOutcome,
  PrivacyRequestView,
} from '#app/contract/privacy-requests.ts';
import { PRIVACY_REQUESTS } from '#app/domain/enquiry-forms.ts';
import { PRIVACY_STATUSES } from '#app/domain/privacy-request.ts';
import { apiQuery } from '#app/web/office/parts/api-query.ts';
import { TODAY_KEY } from '#app/web/office/today/use-today.ts';
import { callOffice, type OfficeAnswer, OfficeError } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { type ServerList, serverListKey, useServerList } from '#app/web/ui/list/use-server-list.ts';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

export const PRIVACY_REQUESTS_PATH = '/admin/privacy-requests';
const KNOWN = { status: PRIVACY_STATUSES, kind: PRIVACY_REQUESTS };

/** One page of requests, with the view in the address. */
export function usePrivacyRequests(): {
  state: ListState;
  list: ServerList<PrivacyRequestView>;
  match: string;
} {
  const state = useListState({ filters: ['id', 'status', 'kind'], defaultSort: 'newest' });
  const list = useServerList<PrivacyRequestView>(PRIVACY_REQUESTS_PATH, {
    query: apiQuery(state.query, KNOWN),
  });
  return { state, list, match: apiQuery(state.match, KNOWN) };
}

const actionPath = (id: string, action: 'export' | 'correct' | 'anonymise' | 'close') =>
  `${PRIVACY_REQUESTS_PATH}/${encodeURIComponent(id)}/${action}`;

export const mentionsPath = (id: string) => `${PRIVACY_REQUESTS_PATH}/${encodeURIComponent(id)}/mentions`;

function putRow(client: QueryClient, row: PrivacyRequestView): void {
  client.setQueriesData<OfficeAnswer<PrivacyRequestView[]>>(
    { queryKey: serverListKey(PRIVACY_REQUESTS_PATH) },
    (page) => (page ? { ...page, data: page.data.map((one) => (one.id === row.id ? row : one)) } : page),
  );
}

const COUNTED = [
  ['inquiries', 'inquiry'],
  ['bookings', 'booking'],
  ['invoices', 'invoice'],
  ['customers', 'customer'],
  ['suppliers', 'supplier'],
] as const;

/** `2 inquiries, 1 booking, 0 invoices, 1 customer and 0 suppliers changed`, and texts of others when there were any. */
function changedText(changed: ChangedRecords): string {
  const counts = COUNTED.map(([many, one]) => `${changed[many]} ${changed[many] === 1 ? one : many}`);
  const texts =
    changed.mentions > 0
      ? `; taken out of ${changed.mentions} other ${changed.mentions === 1 ? 'text' : 'texts'}`
      : '';
  return `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)} changed${texts}`;
}

/** What to say when an action failed: the server's reason, when it gave one. */
export function failureText(error: unknown, standard: string): string {
  return error instanceof OfficeError && error.detail ? error.detail : standard;
}

/** Everything about the person as a file on the computer. */
export function useExport({ id, email }: PrivacyRequestView) {
  return useMutation({
    mutationFn: () => callOffice<PersonalData>(actionPath(id, 'export'), { method: 'POST' }),
    onSuccess: ({ data }) => {
      saveBlob('personal-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      showSuccess({ title: 'Data downloaded', detail: email });
    },
    onError: (error) =>
      showFailure({ title: 'Failed to download data', detail: failureText(error, 'Please try again.') }),
  });
}

export function useCorrection({ id }: PrivacyRequestView, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: DataCorrection) =>
      callOffice<PrivacyOutcome>(actionPath(id, 'correct'), { method: 'POST', body: change }),
    onSuccess: ({ data }) => {
      putRow(client, data.request);
      showSuccess({ title: 'Data corrected', detail: changedText(data.changed) });
      onDone();
    },
  });
}

export function useErasure({ id }: PrivacyRequestView, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    /** Takes the journeys of others' bookings that are the person's. */
    mutationFn: (travels: string[]) => {
      const which = travels.length > 0 ? `?travels=${encodeURIComponent(travels.join(','))}` : '';
      return callOffice<PrivacyOutcome>(`${actionPath(id, 'anonymise')}${which}`, { method: 'POST' });
    },
    onSuccess: ({ data }) => {
      putRow(client, data.request);
      showSuccess({ title: 'Data erased', detail: changedText(data.changed) });
      onDone();
    },
  });
}

export function useClosing({ id }: PrivacyRequestView, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (closing: PrivacyClosing) =>
      callOffice<PrivacyRequestView>(actionPath(id, 'close'), { method: 'POST', body: closing }),
    onSuccess: ({ data }) => {
      putRow(client, data);
      // The menu counts those that are open.
      void client.invalidateQueries({ queryKey: TODAY_KEY });
      showSuccess({ title: data.status === 'done' ? 'Request closed as done' : 'Request refused' });
      onDone();
    },
  });
}
