import {
  createContext,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { z } from 'zod';
import { SETTINGS_SECTIONS } from '#app/contract/settings.ts';
import type { AllSettings, AnySection } from '#app/domain/all-settings.ts';
import { ConflictDialog } from '#app/web/office/packages/conflict-dialog.tsx';
import { useLeaveGuard } from '#app/web/office/packages/use-leave-guard.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { KeptNote } from '#app/web/ui/form/kept-note.tsx';
import { type OfficeForm, useLeaveWarning, useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { valueAt, withValueAt } from '#app/web/ui/form/value-at.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { settingDifferences } from './setting-differences.ts';
import { useSaveSections } from './use-office-settings.ts';

interface Settings {
  form: OfficeForm<AllSettings>;
  /** The environment has it: `mail.host`. */
  isFixed(path: string): boolean;
  /** A secret that is typed and not saved yet: "Save changes" saves it too. Null once there is none. */
  typed(name: string, save: SaveSecret | null): void;
}

/** Answers false when it could not be saved; its field says why. */
export type SaveSecret = () => Promise<boolean>;

const SettingsContext = createContext<Settings | null>(null);

/** The form around; its values hold the sections that it saves. */
export function useSettingsForm(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('A field of the settings stands in a SettingsForm');
  return settings;
}

/** What a field at a path needs. */
export function useSetting<Value>(path: string) {
  const { form, isFixed } = useSettingsForm();
  const [section = ''] = path.split('.');
  const disabled = isFixed(path);
  return {
    name: path,
    value: valueAt(form.values, path) as Value,
    error: form.errors[path],
    disabled,
    onChange(value: Value) {
      const changed = withValueAt(form.values, path, value);
      form.put({ [section]: changed[section as AnySection] });
    },
    onBlur: () => form.check(path),
    ...(disabled ? { hint: 'Fixed by the server’s environment.' } : {}),
  };
}

/** Only these sections: fields of others would throw when they are drawn. */
function only(sections: readonly AnySection[], all: AllSettings): AllSettings {
  return Object.fromEntries(sections.map((one) => [one, all[one]])) as unknown as AllSettings;
}

/** A form over some sections, with its bar that saves them. Unsaved changes are kept on the device. */
export function SettingsForm({
  name,
  sections,
  settings,
  fixed = [],
  saved = 'Settings saved',
  children,
}: {
  /** Of its screen: what is kept on the device is kept under it. */
  name: string;
  sections: readonly AnySection[];
  settings: AllSettings;
  fixed?: readonly string[];
  saved?: string;
  children: ReactNode;
}) {
  const save = useSaveSections();
  const before = useRef(settings);
  const answered = useRef<AllSettings | null>(null);
  const schema = useMemo(
    () => z.object(Object.fromEntries(sections.map((one) => [one, SETTINGS_SECTIONS[one]]))),
    [sections],
  );
  const initial = only(sections, settings);
  const form = useOfficeForm<AllSettings>({
    schema: schema as unknown as z.ZodType<AllSettings>,
    initial,
    keep: `settings:${name}`,
    shared: true,
    async save(values) {
      answered.current = values;
      try {
        await save(before.current, values, sections, (saved) => {
          before.current = { ...before.current, ...saved };
          answered.current = { ...values, ...answered.current, ...saved };
        });
      } catch (error) {
        if (error instanceof OfficeError && error.code === 'changed_meanwhile')
          setTheirs((await callOffice<AllSettings>('/admin/settings')).data);
        throw error;
      }
    },
  });
  const [theirs, setTheirs] = useState<AllSettings | null>(null);
  const secrets = useRef(new Map<string, SaveSecret>());
  const [typedSecrets, setTypedSecrets] = useState(0);
  const typed = useCallback((secret: string, saveIt: SaveSecret | null) => {
    if (saveIt) secrets.current.set(secret, saveIt);
    else secrets.current.delete(secret);
    setTypedSecrets(secrets.current.size);
  }, []);
  const dirty = form.dirty || typedSecrets > 0;
  useLeaveGuard(dirty, typedSecrets > 0 ? 'A secret that you typed is not kept on this device.' : undefined);
  useLeaveWarning(typedSecrets > 0);

  async function submit(): Promise<void> {
    const sent = form.values;
    if (form.dirty) {
      if (!(await form.submit())) return;
      showSuccess({ title: saved });
      if (answered.current && latest.current === sent) form.reset(answered.current);
    }
    for (const saveIt of [...secrets.current.values()]) if (!(await saveIt())) return;
  }
  const latest = useRef(form.values);
  latest.current = form.values;

  const value = { form, isFixed: (path: string) => fixed.includes(path), typed };
  return (
    <SettingsContext value={value}>
      <form
        className="set-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void submit();
          }
        }}
      >
        <KeptNote form={form} />
        {children}
        {form.failure && (
          <p className="note bad" role="alert">
            <Icon name="circle-alert" />
            <span>{form.failure}</span>
          </p>
        )}
        <div className="set-bar">
          <span className="mute" role="status">
            {dirty ? 'Unsaved changes' : 'All changes saved'}
          </span>
          <span className="push row">
            {form.dirty && (
              <button type="button" className="btn" onClick={form.discardKept}>
                Discard
              </button>
            )}
            <button
              type="submit"
              className={form.busy ? 'btn pri busy' : 'btn pri'}
              disabled={!dirty && !form.busy}
            >
              {form.busy ? 'Saving...' : 'Save changes'}
            </button>
          </span>
        </div>
      </form>
      {theirs && (
        <ConflictDialog
          what="page of the settings"
          differences={settingDifferences(sections, theirs, form.values)}
          busy={form.busy}
          onClose={() => setTheirs(null)}
          onTheirs={() => {
            before.current = theirs;
            form.reset(only(sections, theirs));
            setTheirs(null);
          }}
          onMine={() => {
            before.current = theirs;
            setTheirs(null);
            void submit();
          }}
        />
      )}
    </SettingsContext>
  );
}
