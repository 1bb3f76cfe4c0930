import type { AdminPackageView } from '#app/contract/content.ts';

interface TripRow {
  status: 'draft' | 'published';
  gstRate: number | null;
  sac: string | null;
  overseas: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

type StaffFields = Pick<
  AdminPackageView,
  'status' | 'gst_rate' | 'sac' | 'overseas' | 'version' | 'created_at' | 'updated_at'
>;

/** What staff see of a package, cruise or pilgrimage beside what visitors do. */
export function staffFields(row: TripRow): StaffFields {
  return {
    status: row.status,
    gst_rate: row.gstRate,
    sac: row.sac,
    overseas: row.overseas,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
