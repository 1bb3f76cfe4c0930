import { dateInZone, formatDate } from '#app/domain/plain-date.ts';
import { Fields, SettingSelect } from './setting-fields.tsx';
import { useSettingsForm } from './settings-form.tsx';

const ZONES = [
  'Asia/Kolkata',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => !/^Asia\/(Kolkata|Calcutta)$/.test(zone)),
];

export function TimeZoneForm() {
  const { form } = useSettingsForm();
  const zone = form.values.business.timeZone;
  const options = (ZONES.includes(zone) ? ZONES : [zone, ...ZONES]).map((name) => ({
    value: name,
    label: name.replaceAll('_', ' '),
  }));
  const time = new Intl.DateTimeFormat('en-IN', { timeZone: zone, timeStyle: 'short' }).format(new Date());
  return (
    <Fields title="Business time zone" columns={1}>
      <SettingSelect of="business.timeZone" label="Time zone" required options={options} />
      <p className="mute">
        There it is {time} on {formatDate(dateInZone(new Date(), zone))}. Today, months, quarters and dates of
        documents go by it; what has a date already keeps it.
      </p>
    </Fields>
  );
}
