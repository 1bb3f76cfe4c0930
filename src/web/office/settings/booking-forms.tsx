import { cancellationRows } from '#app/domain/cancellation.ts';
import { nextVersion } from '#app/domain/text-version.ts';
import { useSendsMail } from '#app/web/office/data/use-sends-mail.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Fields, SettingNumber, SettingText } from './setting-fields.tsx';
import { useSetting, useSettingsForm } from './settings-form.tsx';

export function BookingForm() {
  return (
    <>
      <UnpaidBookings />
      <BalanceReminders />
    </>
  );
}

/** Behind what tells of an e-mail, where none can leave. */
const NONE_GOES = ' No mail server is set up, so none goes out.';

function BalanceReminders() {
  const sendsMail = useSendsMail();
  return (
    <Fields
      title="Reminders of a balance"
      hint={`A payment link goes to the customer on these days, counted from the day the balance is due, and stops when it is paid.${sendsMail ? '' : NONE_GOES}`}
    >
      <ReminderDays of="before" label="Days before it is due" add={1} />
      <ReminderDays of="after" label="Days after it was due" add={1} />
      <SettingNumber
        of="reminders.taskAfter"
        label="Ask staff to see to it after"
        required
        suffix="days"
        hint="A task on Today; reminders end with it."
      />
    </Fields>
  );
}

function ReminderDays({ of, label, add }: { of: 'before' | 'after'; label: string; add: number }) {
  const { form } = useSettingsForm();
  const { reminders } = form.values;
  const days = reminders[of];
  const put = (next: number[]) => form.put({ reminders: { ...reminders, [of]: next } });
  return (
    <div className="stack">
      {days.map((day, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place only
        <div className="row set-pair" key={at}>
          <SettingNumber
            of={`reminders.${of}.${at}`}
            label={at === 0 ? label : `${label}, ${at + 1}`}
            required
            className="grow"
            suffix="days"
          />
          <button
            type="button"
            className="btn ghost ico"
            aria-label={`Remove the reminder of ${day} days`}
            onClick={() => put(days.toSpliced(at, 1))}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="btn sm"
        disabled={days.length >= 6}
        onClick={() => put([...days, (days.at(-1) ?? 0) + add])}
      >
        <Icon name="plus" />
        {of === 'before' ? 'Add a day before' : 'Add a day after'}
      </button>
    </div>
  );
}

function UnpaidBookings() {
  const sendsMail = useSendsMail();
  const { form } = useSettingsForm();
  const prefix = form.values.booking.referencePrefix;
  return (
    <Fields title="Bookings from the website">
      <SettingText
        of="booking.referencePrefix"
        label="Prefix of references"
        required
        maxLength={6}
        hint={
          <>
            Such as <span className="mono">{prefix}-7K3M9Q</span>. Earlier bookings keep theirs.
          </>
        }
      />
      <SettingNumber
        of="booking.expiryHours"
        label="Cancel unpaid bookings after"
        required
        decimals={2}
        suffix="hours"
      />
      <SettingNumber
        of="booking.reminderMinutes"
        label="Remind of an unpaid booking after"
        required
        decimals={2}
        suffix="minutes"
        hint={`By e-mail, once.${sendsMail ? '' : NONE_GOES}`}
      />
    </Fields>
  );
}

/** The version of a text or scale; what people agreed to is kept by it. */
export function VersionField({ of }: { of: string }) {
  const { value, onChange } = useSetting<string>(of);
  return (
    <div className="row set-version">
      <SettingText
        of={of}
        label="Version"
        required
        maxLength={40}
        className="grow"
        hint="Bookings and consents keep it: give every change a new one."
      />
      <button type="button" className="btn" onClick={() => onChange(nextVersion(value, agencyDate()))}>
        New version
      </button>
    </div>
  );
}

export function CancellationForm() {
  const { form } = useSettingsForm();
  const { tiers } = form.values.cancellation;
  const put = (next: typeof tiers) =>
    form.put({ cancellation: { ...form.values.cancellation, tiers: next } });
  const complete = tiers.every(({ days, percent }) => Number.isInteger(days) && Number.isInteger(percent));
  return (
    <>
      <Fields
        title="Scale"
        columns={1}
        hint="From so many days before the start on, this much of the total is kept. The longest time comes first, 0 days last."
      >
        {tiers.map((tier, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place only
          <div className="row set-pair" key={at}>
            <SettingNumber
              of={`cancellation.tiers.${at}.days`}
              label="Days before"
              required
              className="grow"
              suffix="days"
            />
            <SettingNumber
              of={`cancellation.tiers.${at}.percent`}
              label="We keep"
              required
              className="grow"
              suffix="%"
            />
            <button
              type="button"
              className="btn ghost ico"
              aria-label={`Remove the row of ${tier.days} days`}
              disabled={tiers.length === 1}
              onClick={() => put(tiers.toSpliced(at, 1))}
            >
              <Icon name="x" />
            </button>
          </div>
        ))}
        <div>
          <button
            type="button"
            className="btn sm"
            disabled={tiers.length >= 12}
            onClick={() => put([{ days: (tiers[0]?.days ?? 0) + 15, percent: 0 }, ...tiers])}
          >
            <Icon name="plus" />
            Add a row
          </button>
        </div>
        {form.errors['cancellation.tiers'] && (
          <p className="note bad" role="alert">
            {form.errors['cancellation.tiers']}
          </p>
        )}
      </Fields>
      <Fields title="As the policy shows it" columns={1}>
        {complete ? (
          <table className="tbl set-scale">
            <thead>
              <tr>
                <th scope="col">Cancelled</th>
                <th scope="col">We keep</th>
              </tr>
            </thead>
            <tbody>
              {cancellationRows(tiers).map(([when, kept]) => (
                <tr key={when}>
                  <td>{when}</td>
                  <td>{kept}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p className="mute">Fill in every row to see it.</p>
        )}
        <VersionField of="cancellation.version" />
      </Fields>
    </>
  );
}
