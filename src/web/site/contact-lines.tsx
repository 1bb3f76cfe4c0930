import { Icon } from '#app/web/ui/icon.tsx';
import { useSettings } from './use-settings.ts';

/** How the agency is called. */
export function CallLine() {
  const { contact } = useSettings();
  return (
    <a href={`tel:${contact.phoneLink}`}>
      <i>
        <Icon name="phone" />
      </i>
      <span>
        <small>Call us</small>
        {contact.phone}
      </span>
    </a>
  );
}

/** Where it is written to; `subject` is what the e-mail begins with. */
export function MailLine({ subject }: { subject?: string }) {
  const { contact } = useSettings();
  return (
    <a href={`mailto:${contact.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      <i>
        <Icon name="mail" />
      </i>
      <span>
        <small>Email</small>
        {contact.email}
      </span>
    </a>
  );
}

/** When somebody answers. */
export function HoursLine({ label }: { label: string }) {
  const { contact } = useSettings();
  return (
    <p>
      <i>
        <Icon name="clock" />
      </i>
      <span>
        <small>{label}</small>
        {contact.hours}
      </span>
    </p>
  );
}
