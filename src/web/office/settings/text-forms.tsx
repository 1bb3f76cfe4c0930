import { LEGAL_NAMES } from '#app/domain/legal-text.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { VersionField } from './booking-forms.tsx';
import { Fields, SettingNumber, SettingText } from './setting-fields.tsx';

const TEXTS = [
  ['terms', 'Terms', '/terms'],
  ['cancellation', 'Cancellation policy', '/cancellation-policy'],
  ['privacy', 'Privacy policy', '/privacy'],
] as const;

export function LegalForm() {
  return (
    <>
      <details className="note quiet set-help">
        <summary>How to write these texts</summary>
        <p>
          <code>## Heading</code>, <code>- item</code>, <code>**strong**</code>,{' '}
          <code>[words](/address)</code>, tables as <code>| a | b |</code>. An empty line begins a new block.
          Names in double braces stand for the settings: {LEGAL_NAMES.map((name) => `{{${name}}}`).join(', ')}
          .
        </p>
      </details>
      {TEXTS.map(([name, title, address]) => (
        <Fields
          key={name}
          title={title}
          columns={1}
          hint={
            <a className="textlink" href={address} target="_blank" rel="noreferrer">
              Open the page <Icon name="external-link" small />
            </a>
          }
        >
          <SettingText of={`legal.${name}.title`} label="Title" required maxLength={100} />
          <SettingText of={`legal.${name}.lead`} label="Lead" required rows={2} maxLength={300} />
          <SettingText
            of={`legal.${name}.description`}
            label="For search engines"
            required
            rows={2}
            maxLength={300}
          />
          <SettingText of={`legal.${name}.body`} label="Text" required rows={16} maxLength={50_000} />
          <VersionField of={`legal.${name}.version`} />
        </Fields>
      ))}
    </>
  );
}

const NOTICES = [
  ['quote', 'Get Quote form'],
  ['enquiry', 'Package enquiry'],
  ['visa', 'Visa enquiry'],
  ['privacy', 'Privacy request'],
  ['booking', 'Booking form'],
  ['marketing', 'Beside the box for offers'],
] as const;

export function NoticesForm() {
  return (
    <Fields title="What each form says about data" columns={1}>
      {NOTICES.map(([name, label]) => (
        <SettingText key={name} of={`notices.${name}`} label={label} required rows={2} maxLength={300} />
      ))}
      <VersionField of="notices.version" />
    </Fields>
  );
}

export function RetentionForm() {
  return (
    <Fields
      title="How long personal data is kept"
      hint="A job every night makes anonymous what is older. Invoices and what belongs to them are kept for 72 months by law."
    >
      <SettingNumber
        of="retention.inquiriesMonths"
        label="Inquiries"
        required
        suffix="months"
        hint="After their last use."
      />
      <SettingNumber of="retention.messagesMonths" label="Messages" required suffix="months" />
      <SettingNumber
        of="retention.accessLogsMonths"
        label="Access logs"
        required
        suffix="months"
        hint="At least 12. Kept by whoever keeps the server’s log."
      />
    </Fields>
  );
}
