import { useId } from 'react';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import { NumberField } from '#app/web/ui/form/number-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import type { OfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { PackageFormValues } from './package-form-values.ts';
import { priceReading } from './price-reading.ts';
import { TYPE_OPTIONS } from './type-names.ts';
import { useDestinations } from './use-destinations.ts';

export function BasicsSection({ form }: { form: OfficeForm<PackageFormValues> }) {
  return (
    <fieldset className="fs">
      <legend>Basics</legend>
      <div className="form c3">
        <TextField label="Title" required first className="w2" maxLength={160} {...form.field('title')} />
        <Destination form={form} />
        <TextField
          label="Duration"
          optional={false}
          placeholder="5 Days / 4 Nights"
          maxLength={80}
          {...form.field('duration')}
        />
        <TextField
          label="Price"
          required
          placeholder="₹24,999"
          maxLength={80}
          hint={<PriceReading price={form.values.price} enquiryOnly={form.values.enquiry_only} />}
          {...form.field('price')}
        />
        <NumberField
          label="Rating"
          optional={false}
          decimals={1}
          hint="0 to 5, in steps of 0.1"
          {...form.field('rating')}
        />
        <TextField
          label="Route"
          optional={false}
          className="w2"
          placeholder="Srinagar → Gulmarg → Pahalgam → Srinagar"
          maxLength={1000}
          {...form.field('route')}
        />
        <SelectField
          label="Package type"
          optional={false}
          options={TYPE_OPTIONS}
          {...form.field('packageType')}
        />
      </div>
    </fieldset>
  );
}

/** One of the destinations, or a new place: it is the name that puts a package on a destination's page. */
function Destination({ form }: { form: OfficeForm<PackageFormValues> }) {
  const known = useDestinations();
  const list = useId();
  const { value, onChange, ...field } = form.field('destination');
  const isNew =
    value.trim() !== '' &&
    known.length > 0 &&
    !known.some((one) => one.name.trim().toLowerCase() === value.trim().toLowerCase());
  return (
    <FieldFrame
      label="Destination"
      required
      hint={isNew ? 'No destination has this name: it gets no page' : undefined}
      {...field}
    >
      {(control) => (
        <div className="inp">
          <input
            {...control}
            value={value}
            list={list}
            maxLength={80}
            autoComplete="off"
            onBlur={field.onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={list}>
            {known.map((one) => (
              <option key={one.id} value={one.name} />
            ))}
          </datalist>
        </div>
      )}
    </FieldFrame>
  );
}

/** What the website will charge, as it is typed. */
export function PriceReading({ price, enquiryOnly }: { price: string; enquiryOnly: boolean }) {
  const { bookable, text } = priceReading(price, enquiryOnly);
  return (
    <span className={bookable ? 'reading ok' : 'reading'} role="status">
      {bookable && <Icon name="check" small />}
      {text}
    </span>
  );
}
