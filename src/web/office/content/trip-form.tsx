import '#app/web/office/styles/packages.css';
import type { CruiseInput, PilgrimageInput } from '#app/contract/admin-trips.ts';
import { PriceReading } from '#app/web/office/packages/basics-section.tsx';
import { DetailsSection } from '#app/web/office/packages/details-section.tsx';
import { firstError } from '#app/web/office/packages/first-error.ts';
import { GalleryField } from '#app/web/office/packages/gallery/gallery-field.tsx';
import { openPreview } from '#app/web/office/packages/open-preview.ts';
import { PackageFormFooter } from '#app/web/office/packages/package-form-footer.tsx';
import { TaxSection } from '#app/web/office/packages/tax-section.tsx';
import { CheckField } from '#app/web/ui/form/check-field.tsx';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { NumberField } from '#app/web/ui/form/number-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { KINDS } from './content-kinds.ts';
import {
  type AdminTripView,
  NEW_TRIP,
  type TripFormValues,
  type TripKind,
  tripBody,
  tripSchema,
  tripValues,
} from './trip-form-values.ts';
import { useContentForm } from './use-content-form.tsx';

const SCHEMAS = { cruises: tripSchema('cruises'), pilgrimages: tripSchema('pilgrimages') };
const PREVIEWED = { cruises: 'cruise', pilgrimages: 'pilgrimage' } as const;
const PLACE = { cruises: 'Destination', pilgrimages: 'Location' } as const;

const LABELS: Record<keyof TripFormValues, string> = {
  title: 'Title',
  place: 'Place',
  duration: 'Duration',
  route: 'Route',
  price: 'Price',
  rating: 'Rating',
  image: 'Cover',
  images: 'Gallery images',
  tag: 'Tag',
  enquiry_only: 'Enquiry only',
  status: 'Status',
  description: 'Description',
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  gst_rate: 'GST rate',
  sac: 'SAC',
  overseas: 'Overseas tour package',
};

/** The form of a cruise or a pilgrimage over its list. */
export function TripForm({ kind, stored }: { kind: TripKind; stored: AdminTripView | null }) {
  const { one, page } = KINDS[kind];
  const { form, close, below } = useContentForm<TripFormValues, CruiseInput | PilgrimageInput, AdminTripView>(
    {
      kind,
      stored,
      fresh: NEW_TRIP,
      valuesOf: tripValues,
      schema: SCHEMAS[kind],
      labels: { ...LABELS, place: PLACE[kind] },
      said: ({ title, slug, status }) =>
        status === 'published'
          ? {
              detail: `“${title}” is on the website.`,
              action: { label: 'View on site', href: `${page}/${slug}` },
            }
          : { detail: `“${title}” is a draft: only staff see it.` },
    },
  );
  return (
    <Modal
      title={stored ? `Edit ${one}` : `Create ${one}`}
      hint={`Title and ${PLACE[kind].toLowerCase()} are required.`}
      size={960}
      onSubmit={() => void form.submit()}
      onClose={close}
      footer={
        <PackageFormFooter
          save={stored ? `Save ${one}` : `Create ${one}`}
          busy={form.busy}
          dirty={form.dirty}
          onPreview={() =>
            openPreview({ id: stored?.id ?? '', [PREVIEWED[kind]]: tripBody(kind, form.values) })
          }
        />
      }
    >
      <KeptNote form={form} />
      <Basics kind={kind} form={form} />
      <fieldset className="fs">
        <legend>Images</legend>
        <div className="form">
          <GalleryField
            cover={form.values.image}
            images={form.values.images}
            error={firstError(form.errors, 'images') ?? form.errors.image}
            onChange={(change) => form.put(change)}
          />
        </div>
      </fieldset>
      <OnWebsite kind={kind} form={form} />
      <DetailsSection
        description={form.field('description')}
        inclusions={{ ...form.field('inclusions'), error: firstError(form.errors, 'inclusions') }}
        exclusions={{ ...form.field('exclusions'), error: firstError(form.errors, 'exclusions') }}
      />
      <TaxSection
        gstRate={form.field('gst_rate')}
        sac={form.field('sac')}
        overseas={form.field('overseas')}
      />
      {below}
    </Modal>
  );
}

function Basics({ kind, form }: { kind: TripKind; form: OfficeForm<TripFormValues> }) {
  const { price, enquiry_only: enquiryOnly } = form.values;
  return (
    <fieldset className="fs">
      <legend>Basics</legend>
      <div className="form c3">
        <TextField label="Title" required first className="w2" maxLength={160} {...form.field('title')} />
        <TextField label={PLACE[kind]} required maxLength={80} {...form.field('place')} />
        <TextField
          label="Duration"
          optional={false}
          placeholder="5 Days / 4 Nights"
          maxLength={80}
          {...form.field('duration')}
        />
        <TextField
          label="Price"
          placeholder="₹24,999"
          maxLength={80}
          hint={
            price.trim() === '' ? (
              'Without a price it is sold on enquiry'
            ) : (
              <PriceReading price={price} enquiryOnly={enquiryOnly} />
            )
          }
          {...form.field('price')}
        />
        <NumberField
          label="Rating"
          optional={false}
          decimals={1}
          hint="0 to 5, in steps of 0.1"
          {...form.field('rating')}
        />
        <TextField label="Route" optional={false} className="wf" maxLength={1000} {...form.field('route')} />
      </div>
    </fieldset>
  );
}

function OnWebsite({ kind, form }: { kind: TripKind; form: OfficeForm<TripFormValues> }) {
  return (
    <fieldset className="fs">
      <legend>On the website</legend>
      <div className="form c3">
        {kind === 'pilgrimages' && (
          <TextField label="Tag" placeholder="Char Dham" maxLength={40} {...form.field('tag')} />
        )}
        <ChoiceField
          label="Status"
          options={[
            { value: 'published', label: 'Published' },
            { value: 'draft', label: 'Draft' },
          ]}
          hint={form.values.status === 'draft' ? 'Only staff see it' : 'Visitors see it after saving'}
          {...form.field('status')}
        />
        {kind === 'cruises' && (
          <CheckField look="switch" label="Enquiry only" {...form.field('enquiry_only')} />
        )}
      </div>
    </fieldset>
  );
}
