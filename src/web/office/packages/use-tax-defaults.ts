import { useQuery } from '@tanstack/react-query';
import type { PackageTaxDefaults } from '#app/contract/admin-packages.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

/** What the settings say of packages without a rate or code of their own; undefined while unknown. */
export function useTaxDefaults(): PackageTaxDefaults | undefined {
  const { data } = useQuery({
    queryKey: ['package-tax-defaults'],
    queryFn: ({ signal }) => callOffice<PackageTaxDefaults>('/admin/packages/tax-defaults', { signal }),
    staleTime: 60_000,
  });
  return data?.data;
}
