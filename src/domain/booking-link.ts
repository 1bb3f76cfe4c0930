/** The path of the visitor's booking page with its secret key; e-mails put the public address before it. */
export function bookingPath(reference: string, accessKey: string): string {
  return `/booking/${encodeURIComponent(reference)}?key=${encodeURIComponent(accessKey)}`;
}
