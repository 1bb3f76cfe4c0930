/**
 * The text of a UPI QR code, for an INR document with a balance. `amount` in paise. Spaces as `%20`, the amount with
 * two decimals and no commas. Source: india-rules §6.
 */
export function upiLink(input: {
  vpa: string;
  name: string;
  amount: number;
  reference: string;
  note: string;
}): string {
  const fields: Array<[string, string]> = [
    ['pa', input.vpa],
    ['pn', input.name],
    ['am', (input.amount / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tr', input.reference],
    ['tn', input.note],
  ];
  return `upi://pay?${fields.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** The `@` of a UPI address stays, as payment apps expect it. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%40', '@');
}
