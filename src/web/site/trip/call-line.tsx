import { useSettings } from '#app/web/site/use-settings.ts';
import { Icon } from '#app/web/ui/icon.tsx';

/** The agency's phone number as a call link, with its hours. */
export function CallLine() {
  const { contact } = useSettings();
  return (
    <a className="call" href={`tel:${contact.phoneLink}`}>
      <Icon name="phone" />
      <span>
        <small>Call us, {contact.hours}</small>
        {contact.phone}
      </span>
    </a>
  );
}
