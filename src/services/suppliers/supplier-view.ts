import type { Supplier } from '#app/contract/suppliers.ts';
import { gstinCheckProblem } from '#app/domain/gst/gstin.ts';
import type { SupplierRow } from './supplier-row.ts';

export function supplierView(row: SupplierRow): Supplier {
  return {
    id: row.id,
    supplier_name: row.supplierName,
    contact_person: row.contactPerson,
    phone: row.phone,
    email: row.email,
    service_type: row.serviceType,
    gst_number: row.gstNumber,
    bank_account_number: row.bankAccountNumber,
    ifsc_code: row.ifscCode,
    bank_branch: row.bankBranch,
    address: row.address,
    city: row.city,
    state: row.state,
    country: row.country,
    status: row.status,
    warnings: warningsOf(row),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function warningsOf({ gstNumber }: SupplierRow): string[] {
  const slip = gstNumber === '' ? null : gstinCheckProblem(gstNumber);
  return slip === null ? [] : [slip];
}
