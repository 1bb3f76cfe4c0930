import { Dialog } from '#app/web/ui/overlay/dialog.tsx';
import { NavList } from './nav-list.tsx';

/** The full navigation on a phone, from the left. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Menu" className="sheetnav from-left" onClose={onClose}>
      <NavList onChoose={onClose} />
    </Dialog>
  );
}
