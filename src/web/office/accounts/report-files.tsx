import type { ReactNode } from 'react';
import { failureText, fetchOffice } from '#app/web/ui/data/call-office.ts';
import { saveBlob } from '#app/web/ui/data/save-blob.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

type Format = 'csv' | 'xlsx';

/** Saves a report as a file. `path` is below /api/accounts (with a slash in front: below /api), `name` without an ending. */
export async function saveReport(path: string, name: string, format: Format): Promise<void> {
  const file = `${name}.${format}`;
  try {
    const place = path.startsWith('/') ? path : `/accounts/${path}`;
    const response = await fetchOffice(`${place}${place.includes('?') ? '&' : '?'}format=${format}`, '*/*');
    saveBlob(file, await response.blob());
    const leftOut = response.headers.get('x-left-out');
    showSuccess({ title: `${format.toUpperCase()} exported`, detail: leftOut ?? file });
  } catch (error) {
    showFailure({
      title: `Failed to export ${format.toUpperCase()}`,
      detail: failureText(error, 'Please check your connection and try again.'),
      retry: () => saveReport(path, name, format),
    });
  }
}

/** The report as a file for a spreadsheet, or on paper. */
export function ReportFiles({
  path,
  name,
  csv = true,
  children,
}: {
  path: string;
  name: string;
  csv?: boolean;
  /** What else can be done with it, before the files. */
  children?: ReactNode;
}) {
  useKeys(
    { 'shift+e': () => (csv ? void saveReport(path, name, 'csv') : false) },
    { group: 'Reports', names: csv ? { 'shift+e': 'Export CSV' } : {} },
  );
  return (
    <span className="push row wrap files">
      {children}
      {csv && <FileButton path={path} name={name} format="csv" />}
      <FileButton path={path} name={name} format="xlsx" />
      <button type="button" className="btn ghost" onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </button>
    </span>
  );
}

export function FileButton({ path, name, format }: { path: string; name: string; format: Format }) {
  return (
    <button type="button" className="btn ghost" onClick={() => void saveReport(path, name, format)}>
      <Icon name={format === 'csv' ? 'download' : 'file-spreadsheet'} />
      Export {format.toUpperCase()}
    </button>
  );
}
