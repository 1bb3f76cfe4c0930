import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { OfficeError } from '#app/web/ui/data/call-office.ts';
import { dropKept, keepValues, readKept } from './kept-values.ts';
import { valueAt, withValueAt } from './value-at.ts';

export interface OfficeForm<Values extends object> {
  values: Values;
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** Many at once: what was filled in by a helper, a restored version. */
  put(values: Partial<Values>): void;
  /** By the path of the field: `title`, `images.0.alt`. */
  errors: Record<string, string>;
  /** Call it when a field is left. From its first error on, a field is checked on every change. */
  check(name: string): void;
  /** What one field needs: `<TextField label="Title" {...form.field('title')} />`. */
  field<Name extends keyof Values & string>(name: Name): BoundField<Values[Name]>;
  /** Checks everything, then saves. False: something is wrong (the first such field has the focus) or it failed. */
  submit(): Promise<boolean>;
  busy: boolean;
  dirty: boolean;
  /** What went wrong as a whole, when the server refused without naming a field. */
  failure: string | null;
  /** When the values that were kept on this device were typed; they are in the form already. */
  keptFrom: Date | null;
  /** The record was saved since then: the paths that differ from it because both were changed. Null when it was not. */
  changedSince: readonly string[] | null;
  /** Puts what was saved since into these paths; all else that was typed stays. */
  takeNewer(): void;
  /** Back to what was saved, and the kept values are gone. */
  discardKept(): void;
  /** Starts anew from these values: after another record was opened, or a save elsewhere. */
  reset(initial: Values): void;
}

export interface BoundField<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

export interface OfficeFormOptions<Values extends object, Output = Values> {
  schema: z.ZodType<Output>;
  initial: Values;
  /** The name under which unsaved values are kept on this device: `package:pkg_1`. Never for passwords. */
  keep?: string;
  /** It begins from a record that others may save meanwhile: kept values are brought onto what is there by then. */
  shared?: boolean;
  /** Sends it. An OfficeError's fields land on theirs; anything else is shown by whoever catches it: `failure`. */
  save: (values: Output) => Promise<unknown>;
}

/** The values of a form, checked by a schema of the contract, kept until they are saved. */
export function useOfficeForm<Values extends object, Output = Values>(
  options: OfficeFormOptions<Values, Output>,
): OfficeForm<Values> {
  const latest = useRef(options);
  latest.current = options;
  const { keep, shared = false } = options;
  const [initial, setInitial] = useState(options.initial);
  const [kept] = useState(() => (keep ? readKept<Values>(keep, options.initial) : null));
  const [values, setValues] = useState<Values>(kept?.values ?? options.initial);
  const [keptFrom, setKeptFrom] = useState<Date | null>(kept?.at ?? null);
  /** Kept values stay those of what they were typed on, until it is said what becomes of them. */
  const [base, setBase] = useState(kept?.base ?? options.initial);
  const [changedSince, setChangedSince] = useState(kept?.changedSince ?? null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const current = useRef(values);
  current.current = values;
  /** Fields that had an error once. */
  const strict = useRef(new Set<string>());
  const dirty = JSON.stringify(values) !== JSON.stringify(initial);

  useEffect(() => {
    if (!keep) return;
    if (dirty) keepValues(keep, values, shared ? base : null);
    else dropKept(keep);
  }, [keep, dirty, values, shared, base]);
  useLeaveWarning(dirty);

  const put = useCallback((change: Partial<Values>) => {
    const next = { ...current.current, ...change };
    current.current = next;
    setValues(next);
    const again = Object.keys(change).filter((name) => strict.current.has(name));
    if (again.length > 0) {
      const found = problems(latest.current.schema, next);
      setErrors((now) => again.reduce((all, name) => withErrorsOf(all, found, name), now));
    } else {
      // A server's word on the old value says nothing about the new one.
      setErrors((now) => Object.keys(change).reduce((all, name) => withErrorsOf(all, {}, name), now));
    }
  }, []);
  const set = useCallback(
    <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      put({ [name]: value } as unknown as Partial<Values>),
    [put],
  );
  const check = useCallback((name: string) => {
    const found = problems(latest.current.schema, current.current);
    const field = name.split('.')[0] ?? name;
    if (Object.keys(found).some((path) => isOf(path, field))) strict.current.add(field);
    setErrors((now) => withErrorsOf(now, found, field));
  }, []);
  const reset = useCallback((fresh: Values) => {
    setInitial(fresh);
    setBase(fresh);
    setChangedSince(null);
    setValues(fresh);
    current.current = fresh;
    setErrors({});
    setFailure(null);
    setKeptFrom(null);
    strict.current.clear();
  }, []);

  function refuse(found: Record<string, string>): void {
    for (const path of Object.keys(found)) strict.current.add(path.split('.')[0] ?? path);
    setErrors(found);
    requestAnimationFrame(focusFirstError);
  }

  async function submit(): Promise<boolean> {
    if (running.current) return false;
    const { schema, save } = latest.current;
    const sent = current.current;
    const checked = schema.safeParse(sent);
    setFailure(null);
    if (!checked.success) {
      refuse(problems(schema, sent));
      return false;
    }
    running.current = true;
    setBusy(true);
    setErrors({});
    try {
      await save(checked.data);
      if (keep) dropKept(keep);
      setKeptFrom(null);
      setChangedSince(null);
      setBase(sent);
      // What was typed while it was being saved is not saved.
      setInitial(sent);
      return true;
    } catch (error) {
      if (error instanceof OfficeError && Object.keys(error.fields).length > 0) refuse(error.fields);
      const said = error instanceof OfficeError ? error.detail : null;
      setFailure(said ?? 'It could not be saved. Please check your connection and try again.');
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    set,
    put,
    errors,
    check,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value) => set(name, value),
      onBlur: () => check(name),
    }),
    submit,
    busy,
    dirty,
    failure,
    keptFrom,
    changedSince,
    takeNewer: () => {
      const paths = changedSince ?? [];
      const next = paths.reduce(
        (all, path) => withValueAt(all, path, valueAt(initial, path)),
        current.current,
      );
      if (JSON.stringify(next) === JSON.stringify(initial)) return reset(initial);
      put(next);
      setBase(initial);
      setChangedSince([]);
    },
    discardKept: () => {
      if (keep) dropKept(keep);
      reset(initial);
    },
    reset,
  };
}

/** The first problem of each field, by its path. */
export function problems(schema: z.ZodType, values: unknown): Record<string, string> {
  const checked = schema.safeParse(values);
  const found: Record<string, string> = {};
  for (const issue of checked.error?.issues ?? []) found[issue.path.join('.')] ??= issue.message;
  return found;
}

const isOf = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** The errors with those of one field (and of what lies in it) replaced. */
function withErrorsOf(
  errors: Record<string, string>,
  found: Record<string, string>,
  field: string,
): Record<string, string> {
  const others = Object.entries(errors).filter(([path]) => !isOf(path, field));
  const own = Object.entries(found).filter(([path]) => isOf(path, field));
  if (own.length === 0 && others.length === Object.keys(errors).length) return errors;
  return Object.fromEntries([...others, ...own]);
}

function focusFirstError(): void {
  const all = document.querySelectorAll<HTMLElement>('.f.bad :is(input, select, textarea, button)');
  all[0]?.focus();
}

/** The browser asks before a page with unsaved text is left. */
export function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
