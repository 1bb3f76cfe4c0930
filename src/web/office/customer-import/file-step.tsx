import { useRef } from 'react';
import { useFileDrop } from '#app/web/ui/form/use-file-drop.ts';
import { fileSize } from '#app/web/ui/parts/file-size.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Progress } from '#app/web/ui/parts/progress.tsx';
import { saveTemplate } from './import-calls.ts';
import { RecentUploads } from './recent-uploads.tsx';

/** The first step: a file by dropping or choosing, the template, and the uploads before. */
export function FileStep({
  file,
  sent,
  isSending,
  onChoose,
  onUndone,
}: {
  file: File | null;
  /** The part of it that is sent, 0 to 1. */
  sent: number;
  isSending: boolean;
  onChoose: (file: File) => void;
  onUndone: () => void;
}) {
  const { isOver, zone } = useFileDrop(onChoose);
  const input = useRef<HTMLInputElement>(null);

  if (isSending) {
    return (
      <div className="drop big" role="status">
        <i className="spin" aria-hidden="true" />
        <b>Uploading file...</b>
        <span className="trunc">{file?.name}</span>
        <Progress
          label="Uploading file"
          value={sent < 1 ? Math.round(sent * 100) : undefined}
          text={sent < 1 ? `${Math.round(sent * 100)}%` : 'Reading the rows...'}
        />
      </div>
    );
  }
  return (
    <>
      <div className={isOver ? 'drop big over' : 'drop big'} {...zone}>
        <Icon name={file ? 'file-spreadsheet' : 'upload'} />
        <b className="trunc">{file ? file.name : 'Drop a file here, or choose one'}</b>
        <span>{file ? fileSize(file.size) : '.csv, .xlsx or .xls, up to 50,000 rows'}</span>
        <button type="button" className="btn sm" data-first onClick={() => input.current?.click()}>
          {file ? 'Choose another file' : 'Choose file'}
        </button>
        <input
          ref={input}
          className="sr"
          type="file"
          tabIndex={-1}
          aria-label="File to upload"
          accept=".csv,.xlsx,.xls"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) onChoose(chosen);
            event.target.value = '';
          }}
        />
      </div>
      <div className="note quiet">
        <Icon name="table-2" />
        <span>
          Start from our columns:{' '}
          <button type="button" className="link" onClick={() => void saveTemplate()}>
            Download template
          </button>
          . Rows with the same WhatsApp number or email are skipped, never overwritten.
        </span>
      </div>
      <RecentUploads onUndone={onUndone} />
    </>
  );
}
