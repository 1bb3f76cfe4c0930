import {
  type CustomerImport,
  type ImportRow,
  MAX_SHEET,
  SHEET_TOO_LARGE,
  type UndoneImport,
} from '#app/contract/customer-imports.ts';
import type { ImportField } from '#app/domain/import/import-fields.ts';
import { callOffice, fetchOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { sendFile } from '#app/web/ui/data/send-file.ts';
import { showFailure } from '#app/web/ui/toast.tsx';

export const IMPORTS = '/customers/imports';
const of = (id: string, rest = '') => `${IMPORTS}/${encodeURIComponent(id)}${rest}`;

export async function startUpload(
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<CustomerImport> {
  if (file.size > MAX_SHEET) throw new OfficeError(413, { detail: SHEET_TOO_LARGE });
  return sendFile(IMPORTS, file, options);
}

export async function readUpload(id: string): Promise<CustomerImport> {
  return (await callOffice<CustomerImport>(of(id))).data;
}

export async function reviewUpload(id: string, fields: (ImportField | null)[]): Promise<CustomerImport> {
  return (await callOffice<CustomerImport>(of(id, '/columns'), { method: 'PUT', body: { fields } })).data;
}

export async function commitUpload(id: string): Promise<CustomerImport> {
  return (await callOffice<CustomerImport>(of(id, '/commit'), { method: 'POST' })).data;
}

export async function undoUpload(id: string): Promise<UndoneImport> {
  return (await callOffice<UndoneImport>(of(id, '/undo'), { method: 'POST' })).data;
}

/** Nobody waits for it: what stays behind is swept away after a day. */
export function discardUpload(id: string): void {
  callOffice(of(id), { method: 'DELETE' }).catch(() => undefined);
}

export function readRows(id: string, verdict: 'problems' | 'all', offset: number, limit: number) {
  return callOffice<ImportRow[]>(of(id, `/rows?verdict=${verdict}&offset=${offset}&limit=${limit}`));
}

/** Saves a CSV file of the API. */
async function saveCsv(path: string, name: string, failed: string): Promise<void> {
  try {
    saveBlob(name, await (await fetchOffice(path, 'text/csv')).blob());
  } catch {
    showFailure({ title: failed, detail: 'Please check your connection and try again.' });
  }
}

export function saveTemplate(): Promise<void> {
  return saveCsv('/customers/bulk-upload/template', 'customers-template.csv', 'Failed to download template');
}

export function saveRejects(id: string): Promise<void> {
  return saveCsv(of(id, '/rejects'), 'customers-to-mend.csv', 'Failed to download rows');
}
