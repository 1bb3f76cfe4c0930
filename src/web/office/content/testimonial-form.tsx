import { type AdminTestimonialView, TestimonialInput } from '#app/contract/content.ts';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { useContentForm } from './use-content-form.tsx';

const NEW = { name: '', location: '', tour: '', text: '', rating: '5' };
const LABELS = { name: 'Name', location: 'Location', tour: 'Tour', text: 'Text', rating: 'Rating' };
const RATINGS = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 star' : `${stars} stars`,
}));

export function TestimonialForm({ stored }: { stored: AdminTestimonialView | null }) {
  const { form, close, below } = useContentForm<typeof NEW, TestimonialInput, AdminTestimonialView>({
    kind: 'testimonials',
    stored,
    fresh: NEW,
    valuesOf: ({ name, location, tour, text, rating }) => ({
      name,
      location,
      tour,
      text,
      rating: String(rating),
    }),
    schema: TestimonialInput,
    labels: LABELS,
    said: () => ({ detail: 'It is on the website.' }),
  });
  return (
    <Modal
      title={stored ? 'Edit testimonial' : 'Create testimonial'}
      onSubmit={() => void form.submit()}
      onClose={close}
      footer={<ModalFooter save={stored ? 'Save testimonial' : 'Create testimonial'} busy={form.busy} />}
    >
      <KeptNote form={form} />
      <div className="form">
        <TextField
          label="Name"
          required
          first
          placeholder="Guest name"
          maxLength={100}
          {...form.field('name')}
        />
        <TextField label="Location" placeholder="City" maxLength={120} {...form.field('location')} />
        <TextField
          label="Tour"
          placeholder="Package the guest took"
          maxLength={160}
          {...form.field('tour')}
        />
        <SelectField label="Rating" required options={RATINGS} {...form.field('rating')} />
        <TextField
          label="Text"
          required
          className="wf"
          rows={5}
          placeholder="In the guest’s own words"
          maxLength={2000}
          {...form.field('text')}
        />
      </div>
      {below}
    </Modal>
  );
}
