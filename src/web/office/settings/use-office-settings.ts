import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { ProvidersView } from '#app/contract/providers.ts';
import type { NextNumbers } from '#app/contract/settings.ts';
import type { AllSettings, AnySection } from '#app/domain/all-settings.ts';
import { fingerprint } from '#app/domain/fingerprint.ts';
import { callOffice, type OfficeAnswer, OfficeError } from '#app/web/ui/data/call-office.ts';

const SETTINGS = ['settings'];
const PROVIDERS = ['settings-providers'];
/** What the frame of the office is drawn from, or says of itself to every screen. */
const OF_THE_LAYOUT: readonly AnySection[] = ['brand', 'business', 'mail'];

export function useOfficeSettings() {
  return useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => callOffice<AllSettings>('/admin/settings', { signal }),
  });
}

export function useProviders() {
  return useQuery({
    queryKey: PROVIDERS,
    queryFn: ({ signal }) => callOffice<ProvidersView>('/admin/settings/providers', { signal }),
  });
}

/** Which number each series gives next: asked for whenever the screen is opened. */
export function useNextNumbers() {
  return useQuery({
    queryKey: ['settings-numbers'],
    queryFn: async ({ signal }) =>
      (await callOffice<NextNumbers>('/admin/settings/numbers', { signal })).data,
  });
}

/** Call it after a secret changed: what a provider does depends on it. */
export function useProvidersChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PROVIDERS });
}

/**
 * Saves the sections that differ, one after the other, and says each that is saved; errors carry the section in their
 * fields' names. What somebody else changed since `before` is refused.
 */
export function useSaveSections(): (
  before: AllSettings,
  after: AllSettings,
  sections: readonly AnySection[],
  onSaved: (saved: Partial<AllSettings>) => void,
) => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async (before, after, sections, onSaved) => {
    for (const section of sections) {
      if (JSON.stringify(before[section]) === JSON.stringify(after[section])) continue;
      const { data } = await putSection(section, after[section], fingerprint(before[section]));
      onSaved({ [section]: data });
      client.setQueryData<OfficeAnswer<AllSettings>>(SETTINGS, (all) =>
        all ? { ...all, data: { ...all.data, [section]: data } } : all,
      );
    }
    await client.invalidateQueries({ queryKey: PROVIDERS });
    if (OF_THE_LAYOUT.some((one) => sections.includes(one))) await revalidate();
    // Forms elsewhere begin with some of these.
    await client.invalidateQueries({ queryKey: ['package-tax-defaults'] });
  };
}

async function putSection(
  section: AnySection,
  value: unknown,
  version: string,
): Promise<OfficeAnswer<unknown>> {
  try {
    return await callOffice(`/admin/settings/${section}?version=${version}`, { method: 'PUT', body: value });
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [`${section}.${name}`, message]),
    );
    throw new OfficeError(error.status, {
      fields,
      ...(error.detail === null ? {} : { detail: error.detail }),
      ...(error.code === null ? {} : { code: error.code }),
    });
  }
}
