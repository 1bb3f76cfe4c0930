import type { AllSettings } from '#app/domain/all-settings.ts';
import { brandPalette } from '#app/domain/brand-palette.ts';
import { contrast, HEX } from '#app/domain/colour.ts';
import { Wordmark } from '#app/web/office/shell/wordmark.tsx';
import { FieldFrame } from '#app/web/ui/form/field-frame.tsx';
import { Fields, SettingText } from './setting-fields.tsx';
import { useSetting, useSettingsForm } from './settings-form.tsx';

export function BrandForm() {
  const { form } = useSettingsForm();
  return (
    <>
      <Fields title="Wordmark">
        <SettingText of="brand.first" label="First word" required maxLength={40} />
        <SettingText
          of="brand.second"
          label="Second word"
          maxLength={40}
          hint="Set lighter beside the first."
        />
        <SettingText of="brand.tagline" label="Tagline" className="wf" maxLength={300} />
        <SettingText
          of="brand.legalName"
          label="Legal name"
          required
          className="wf"
          maxLength={200}
          hint="On invoices, in the terms and at the foot of every page."
        />
      </Fields>
      <Fields
        title="Colours"
        hint="All shades are derived from these two. Text keeps a contrast of 4.5:1 or better; a colour that would break it is refused."
      >
        <ColourField of="brand.primary" label="Main colour" />
        <ColourField of="brand.accent" label="Accent colour" />
        <BrandPreview brand={form.values.brand} />
      </Fields>
    </>
  );
}

/** A colour to choose or to type. */
function ColourField({ of, label }: { of: string; label: string }) {
  const { value, onChange, onBlur, ...frame } = useSetting<string>(of);
  return (
    <FieldFrame label={label} required {...frame}>
      {(control) => (
        <div className="inp colour">
          <input
            {...control}
            className="mono"
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <input
            type="color"
            aria-label={`Choose the ${label.toLowerCase()}`}
            value={HEX.test(value.toLowerCase()) ? value.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** How the words and colours look, before they are saved. */
function BrandPreview({ brand }: { brand: AllSettings['brand'] }) {
  const colours = { primary: brand.primary.trim().toLowerCase(), accent: brand.accent.trim().toLowerCase() };
  if (!HEX.test(colours.primary) || !HEX.test(colours.accent)) return null;
  const palette = brandPalette(colours);
  const ratio = (one: string, other: string) => `${contrast(one, other).toFixed(1)}:1`;
  return (
    <figure className="wf brand-preview" style={palette as React.CSSProperties}>
      <figcaption className="mute">Preview</figcaption>
      <div className="light">
        <span className="brand">
          <Wordmark brand={brand} />
        </span>
        <span className="b1">Book now</span>
        <span className="b2">Get Quote</span>
        <span className="tint">Best seller</span>
      </div>
      <div className="dark">
        <b>
          {brand.first} <span>{brand.second}</span>
        </b>
        <span>{brand.tagline}</span>
      </div>
      <p className="mute">
        Text on white {ratio(colours.primary, '#ffffff')}, on its tint{' '}
        {ratio(colours.primary, palette['--cedar-100'])}
      </p>
    </figure>
  );
}
