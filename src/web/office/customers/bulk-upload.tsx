/** Opens Bulk Upload. */
export function BulkUpload() {
  return null;
}
