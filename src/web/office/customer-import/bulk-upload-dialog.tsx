import '#app/web/office/styles/customer-import.css';
import { useState } from 'react';
import { IMPORT_FIELD_NAMES, missingFields } from '#app/domain/import/import-fields.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Progress } from '#app/web/ui/parts/progress.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { undoUpload } from './import-calls.ts';
import { ResultStep, successText } from './result-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { Steps } from './steps.tsx';
import { UploadFooter } from './upload-footer.tsx';
import { useClosing } from './use-closing.ts';
import { sayUndone } from './use-undo-upload.ts';
import { useUpload } from './use-upload.ts';

/** Customers from a .csv, .xlsx or .xls file: file, columns, review, result. `onDone`: there are others now. */
export function BulkUploadDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(onDone);
  const { step, busy, error, upload: current } = upload;
  const missing = missingFields(upload.fields);

  function close(): void {
    upload.giveUp();
    onClose();
  }
  const isClosing = useClosing(step === 'result', () => {
    close();
    if (!current || current.created === 0) return;
    const undo = async () => {
      sayUndone(await undoUpload(current.id));
      onDone();
    };
    showSuccess({ title: successText(current), undo });
  });

  function go(): void {
    if (busy) return;
    if (step === 'file') {
      if (file) void upload.send(file);
      else upload.setError('Please select a file');
    } else if (step === 'columns') {
      const [first] = missing;
      if (first) upload.setError(`Choose the column for ${IMPORT_FIELD_NAMES[first]}`);
      else void upload.review();
    } else if (step === 'review') void upload.commit();
    else close();
  }

  return (
    <Modal
      title="Bulk Upload"
      size={720}
      onSubmit={go}
      onClose={close}
      footer={<UploadFooter upload={upload} isClosing={isClosing} onClose={close} onUndone={onDone} />}
    >
      <div className="stack s20 import">
        <Steps current={step} />
        {error && (
          <div className="note bad" role="alert">
            <Icon name="circle-alert" />
            <span>{error}</span>
          </div>
        )}
        {step === 'file' && (
          <FileStep
            file={file}
            sent={upload.sent}
            isSending={busy === 'sending'}
            onUndone={onDone}
            onChoose={(chosen) => {
              upload.setError('');
              setFile(chosen);
            }}
          />
        )}
        {step === 'columns' && current && (
          <ColumnsStep
            upload={current}
            fields={upload.fields}
            onChange={upload.setFields}
            onReplace={() => upload.goTo('file')}
          />
        )}
        {step === 'review' && current && busy !== 'creating' && <ReviewStep upload={current} />}
        {step === 'result' && current && <ResultStep upload={current} />}
        {(busy === 'checking' || busy === 'creating') && current && (
          <Progress
            label={busy === 'checking' ? 'Checking rows' : 'Creating customers'}
            value={current.rows_done}
            max={current.row_count}
            text={`${current.rows_done.toLocaleString('en-IN')} of ${current.row_count.toLocaleString('en-IN')} rows`}
          />
        )}
      </div>
    </Modal>
  );
}
