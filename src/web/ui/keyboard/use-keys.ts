import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { holdKey } from './held-keys.ts';
import { isField, isForField, keyName } from './key-name.ts';
import { isOnTop, useOwnOverlay } from './open-overlays.ts';

/** `false`: not now, the key is left to whoever else wants it. */
type Run = (event: KeyboardEvent) => unknown;

/** What keys do: `{ l: logCall, 'shift+e': exportList, 'g t': goToday }`. */
export type KeyMap = Record<string, Run>;

export interface KeyOptions {
  /** False: the keys are off. */
  when?: boolean;
  /** What the `?` help calls each key: `{ l: 'Log Call' }`. Keys without a name are not shown. */
  names?: Record<string, string>;
  /** The heading in the help. */
  group?: string;
}

interface Binding {
  overlay: string | null;
  current: { keys: KeyMap; options: KeyOptions };
}

export interface KeyHelp {
  keys: string;
  name: string;
  group: string;
}

const SEQUENCE_MS = 1200;
const bindings: Binding[] = [];
const listeners = new Set<() => void>();
let help: KeyHelp[] = [];
let before = '';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keys from the moment that the component is on the screen until it goes. Single ones are off inside fields, and all under an open overlay. */
export function useKeys(keys: KeyMap, options: KeyOptions = {}): void {
  const overlay = useOwnOverlay();
  const current = useRef({ keys, options });
  current.current = { keys, options };
  const shown = JSON.stringify([options.when, options.names, options.group]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is what the help says of these keys
  useLayoutEffect(() => {
    const binding: Binding = {
      overlay,
      get current() {
        return current.current;
      },
    };
    if (bindings.length === 0) document.addEventListener('keydown', onKeyDown);
    bindings.push(binding);
    tellHelp();
    return () => {
      bindings.splice(bindings.indexOf(binding), 1);
      if (bindings.length === 0) document.removeEventListener('keydown', onKeyDown);
      tellHelp();
    };
  }, [overlay, shown]);
}

/** Every key that has a name and works now, for the `?` help. */
export function useKeyHelp(): KeyHelp[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => help,
    () => help,
  );
}

function tellHelp(): void {
  help = bindings.flatMap(({ current: { options } }) =>
    options.when === false
      ? []
      : Object.entries(options.names ?? {}).map(([keys, name]) => ({
          keys,
          name,
          group: options.group ?? 'This screen',
        })),
  );
  for (const listener of listeners) listener();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const name = keyName(event);
  if (isForField(name) && isField(event.target)) return;
  if (!holdKey(event, press)) press(event);
}

function press(event: KeyboardEvent): void {
  const name = keyName(event);
  // Of keys that waited for this screen: one before may have gone into a field.
  if (isForField(name) && isField(document.activeElement)) return;
  clearTimeout(timer);
  const sequence = before && `${before} ${name}`;
  before = '';
  const live = bindings.filter(({ overlay, current }) => current.options.when !== false && isOnTop(overlay));
  const run = find(live, sequence) ?? find(live, name);
  if (run) {
    if (run(event) !== false) event.preventDefault();
  } else if (
    live.some(({ current }) => Object.keys(current.keys).some((keys) => keys.startsWith(`${name} `)))
  ) {
    before = name;
    timer = setTimeout(() => {
      before = '';
    }, SEQUENCE_MS);
  }
}

/** What was mounted last has the key. */
function find(live: Binding[], name: string): Run | undefined {
  if (name === '') return undefined;
  for (const { current } of [...live].reverse()) {
    const run = current.keys[name];
    if (run) return run;
  }
  return undefined;
}
