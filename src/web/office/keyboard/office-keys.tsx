import { useNavigate } from 'react-router';
import { useUser } from '#app/web/office/data/use-may.ts';
import { navOf } from '#app/web/office/shell/nav-items.ts';
import { useHeldKeys } from '#app/web/ui/keyboard/held-keys.ts';
import { useKeys } from '#app/web/ui/keyboard/use-keys.ts';
import { createItemsOf } from './create-items.ts';

/** The keys that work on every screen: search, help, G to go somewhere, C to create something. */
export function OfficeKeys({ onSearch, onKeys }: { onSearch: () => void; onKeys: () => void }) {
  useHeldKeys();
  const navigate = useNavigate();
  const { role } = useUser();
  const places = navOf(role).flatMap((group) => group.items.filter((item) => item.key !== undefined));
  const creations = createItemsOf(role);
  useKeys(
    { 'ctrl+k': onSearch, '?': onKeys, 'ctrl+z': () => false },
    {
      group: 'Anywhere',
      names: { 'ctrl+k': 'Search or run a command', '?': 'Show shortcuts', 'ctrl+z': 'Undo the last change' },
    },
  );
  useKeys(Object.fromEntries(places.map((item) => [`g ${item.key}`, () => void navigate(item.to)])), {
    group: 'Go to',
    names: Object.fromEntries(places.map((item) => [`g ${item.key}`, item.label])),
  });
  useKeys(Object.fromEntries(creations.map((item) => [`c ${item.key}`, () => void navigate(item.to)])), {
    group: 'Create',
    names: Object.fromEntries(creations.map((item) => [`c ${item.key}`, item.label])),
  });
  return null;
}
