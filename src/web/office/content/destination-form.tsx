import type { AdminDestinationView } from '#app/contract/admin-content.ts';
import { DestinationInput } from '#app/contract/content.ts';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { PictureField } from './picture-field.tsx';
import { useContentForm } from './use-content-form.tsx';

const NEW = { name: '', description: '', image: '' };
const LABELS = { name: 'Name', description: 'Description', image: 'Image' };

export function DestinationForm({ stored }: { stored: AdminDestinationView | null }) {
  const { form, close, below } = useContentForm<typeof NEW, DestinationInput, AdminDestinationView>({
    kind: 'destinations',
    stored,
    fresh: NEW,
    valuesOf: ({ name, description, image }) => ({ name, description, image }),
    schema: DestinationInput,
    labels: LABELS,
    said: ({ name }) => ({ detail: `“${name}” is on the website.` }),
  });
  const renamed = stored && stored.all_packages > 0 && form.values.name.trim() !== stored.name;
  return (
    <Modal
      title={stored ? 'Edit destination' : 'Create destination'}
      onSubmit={() => void form.submit()}
      onClose={close}
      footer={<ModalFooter save={stored ? 'Save destination' : 'Create destination'} busy={form.busy} />}
    >
      <KeptNote form={form} />
      <div className="form">
        <TextField
          label="Name"
          required
          first
          className="wf"
          maxLength={80}
          hint={
            renamed
              ? `${stored.all_packages === 1 ? 'Its package moves' : `Its ${stored.all_packages} packages move`} to the new name, and old links keep working`
              : undefined
          }
          {...form.field('name')}
        />
        <TextField
          label="Description"
          className="wf"
          rows={3}
          maxLength={2000}
          placeholder="What a traveller finds there, in a sentence or two"
          {...form.field('description')}
        />
        <PictureField
          label="Image"
          value={form.values.image}
          error={form.errors.image}
          onChange={(image) => form.put({ image })}
        />
      </div>
      {below}
    </Modal>
  );
}
