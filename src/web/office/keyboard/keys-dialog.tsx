import { type KeyHelp, useKeyHelp } from '#app/web/ui/keyboard/use-keys.ts';
import { Modal, useClose } from '#app/web/ui/overlay/modal.tsx';
import { KeyCaps } from './key-caps.tsx';

const FIRST = ['Anywhere', 'Go to', 'Create', 'Lists'];

/** Every key that works on this screen now. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard shortcuts" size={720} reading onClose={onClose} footer={<Foot />}>
      <div className="keymap">
        {groupsOf(useKeyHelp()).map(([group, keys]) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {keys.map(({ keys, name }) => (
                <div key={keys}>
                  <dt>{name}</dt>
                  <dd>
                    <KeyCaps keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

function Foot() {
  const close = useClose();
  return (
    <>
      <span className="mute">Single keys are off while you type in a field.</span>
      <span className="push">
        <button type="button" className="btn" data-first onClick={close}>
          Close
        </button>
      </span>
    </>
  );
}

/** By heading, the ones that are always there first; a key that several parts name is listed once. */
function groupsOf(help: readonly KeyHelp[]): Array<[string, KeyHelp[]]> {
  const groups = Map.groupBy(help, (key) => key.group);
  const rank = (group: string) => (FIRST.includes(group) ? FIRST.indexOf(group) : FIRST.length);
  return [...groups]
    .map(([group, keys]): [string, KeyHelp[]] => [
      group,
      [...new Map(keys.map((one) => [one.keys, one])).values()],
    ])
    .sort(([one], [other]) => rank(one) - rank(other));
}
