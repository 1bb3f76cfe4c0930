import { useState } from 'react';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Drawer } from '#app/web/ui/overlay/drawer.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { useConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { showFailure, showSuccess } from '#app/web/ui/toast.tsx';

const SIZES = [440, 560, 720, 960, 1120] as const;

export function OverlaysSection() {
  const [size, setSize] = useState<(typeof SIZES)[number] | null>(null);
  const [text, setText] = useState('');
  const [record, setRecord] = useState<number | null>(null);
  const ask = useConfirm();
  const wait = () => new Promise((resolve) => setTimeout(resolve, 500));
  const close = () => {
    setSize(null);
    setText('');
  };
  return (
    <div className="box">
      <div className="pad row wrap">
        {SIZES.map((one) => (
          <button key={one} type="button" className="btn" onClick={() => setSize(one)}>
            Modal {one}
          </button>
        ))}
        <button type="button" className="btn" onClick={() => setRecord(1)}>
          Drawer
        </button>
        <button
          type="button"
          className="btn"
          onClick={async () => {
            const yes = await ask({
              title: 'Are you sure you want to delete this customer?',
              lost: 'Ananya Raghavan, 3 calls and 2 sent packages are removed.',
              stays: 'Bookings and invoices stay in Accounts.',
              verb: 'Delete customer',
            });
            showSuccess({ title: yes ? 'Customer deleted successfully!' : 'Nothing was deleted' });
          }}
        >
          Question
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            showSuccess({
              title: 'Customer moved successfully!',
              detail: 'Harsh Vardhan Singh, now in Hot List',
              undo: async () => showSuccess({ title: 'Taken back' }),
            })
          }
        >
          Message with Undo
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            showFailure({
              title: 'Failed to move customer',
              detail: 'The list is back as it was',
              retry: wait,
            })
          }
        >
          Failure
        </button>
      </div>
      {size && (
        <Modal
          title={`Modal ${size}`}
          hint="Esc asks only if text would be lost"
          size={size}
          dirty={text !== ''}
          onSubmit={() => {
            showSuccess({ title: 'Saved successfully!' });
            close();
          }}
          onClose={close}
          footer={<ModalFooter save="Save" />}
        >
          <TextField label="Note" value={text} onChange={setText} rows={3} />
        </Modal>
      )}
      {record !== null && (
        <Drawer
          title={`Record ${record}`}
          hint="To read"
          prev={record > 1 ? () => setRecord(record - 1) : null}
          next={record < 5 ? () => setRecord(record + 1) : null}
          onClose={() => setRecord(null)}
          footer={
            <button type="button" className="btn pri">
              Log Call
            </button>
          }
        >
          <p>Everything about it.</p>
        </Drawer>
      )}
    </div>
  );
}
