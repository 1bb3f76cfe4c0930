import type { BookingDetail } from '#app/contract/booking-desk.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { Menu, type MenuItem } from '#app/web/ui/overlay/menu.tsx';
import { Icon, type IconName } from '#app/web/ui/parts/icon.tsx';
import { KeyHint } from '#app/web/ui/parts/key-hint.tsx';
import type { BookingDialogName } from './booking-dialog.tsx';
import { useResend } from './use-resend.ts';

interface Action {
  label: string;
  icon: IconName;
  key?: string;
  allowed: boolean;
  danger?: boolean;
  run: () => void;
}

/** What can be done with a booking now: the money first, the rest in a menu; each has a key. */
export function BookingActions({
  booking,
  onOpen,
}: {
  booking: BookingDetail;
  onOpen: (what: BookingDialogName) => void;
}) {
  const { may } = booking;
  const resend = useResend(booking);
  const open = (what: BookingDialogName) => () => onOpen(what);
  const pay: Action = {
    label: 'Record payment',
    icon: 'wallet',
    key: 'p',
    allowed: may.recordPayment,
    run: open('payment'),
  };
  const link: Action = {
    label: 'Send payment link',
    icon: 'link',
    key: 'l',
    allowed: may.sendLink,
    run: open('link'),
  };
  const others: Action[] = [
    {
      label: 'Change travel date',
      icon: 'calendar',
      key: 'd',
      allowed: may.changeDate,
      run: open('date'),
    },
    {
      label: 'Correct travelers’ names',
      icon: 'users',
      key: 'e',
      allowed: may.changeTravelers,
      run: open('travelers'),
    },
    {
      label: 'Resend confirmation',
      icon: 'mail',
      key: 'r',
      allowed: may.resendConfirmation,
      run: () => void resend(),
    },
    { label: 'Refund', icon: 'undo-2', allowed: may.refund, run: open('refund') },
    {
      label: booking.bookingStatus === 'cancelled' ? 'Settle cancellation' : 'Cancel booking',
      icon: 'circle-x',
      allowed: may.cancel,
      danger: true,
      run: open('cancel'),
    },
  ];
  const allowed = others.filter((one) => one.allowed);
  const keyed = [pay, link, ...allowed].filter((one) => one.allowed && one.key);
  useKeys(Object.fromEntries(keyed.map(({ key, run }) => [key, run])), {
    group: 'Record',
    names: Object.fromEntries(keyed.map(({ key, label }) => [key, label])),
  });
  return (
    <>
      {allowed.length > 0 && (
        <Menu
          label={`More for ${booking.reference}`}
          className="btn"
          align="start"
          button={
            <>
              More
              <Icon name="chevron-down" small />
            </>
          }
          items={allowed.map(toItem)}
        />
      )}
      <span className="push">
        {link.allowed && <ActionButton action={link} className={pay.allowed ? 'btn' : 'btn pri'} />}
        {pay.allowed && <ActionButton action={pay} className="btn pri" />}
      </span>
    </>
  );
}

function ActionButton({ action, className }: { action: Action; className: string }) {
  return (
    <button type="button" className={className} onClick={action.run}>
      <Icon name={action.icon} />
      {action.label}
      {action.key && <KeyHint keys={action.key.toUpperCase()} />}
    </button>
  );
}

function toItem({ label, icon, key, danger, run }: Action): MenuItem {
  return {
    label,
    icon,
    onChoose: run,
    ...(key ? { keys: key.toUpperCase() } : {}),
    ...(danger ? { danger } : {}),
  };
}
