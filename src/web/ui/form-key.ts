/** One key per opened form: submitting it twice counts once (PAY-14, UI-15). 128 random bits. */
export function newFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
