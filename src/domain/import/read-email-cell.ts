import { EMAIL_ADDRESS } from '#app/domain/email-address.ts';

export type EmailReading = { email: string; others: string[] } | { problem: string };

const LONGEST = 254;

/** An e-mail cell: `mailto:a@b.in`, `Asha <a@b.in>`, two addresses with a comma. The case stays as it was written. */
export function readEmailCell(cell: string): EmailReading {
  const found: string[] = [];
  for (const part of cell.split(/[\s,;|/<>]+/)) {
    const address = part.replace(/^mailto:/i, '').replace(/^["'(]+|["').]+$/g, '');
    if (EMAIL_ADDRESS.test(address) && !found.some((one) => one.toLowerCase() === address.toLowerCase()))
      found.push(address);
  }
  const [email, ...others] = found;
  if (email === undefined)
    return { problem: /@/.test(cell) ? 'Email is not complete' : 'Email is not an address' };
  if (email.length > LONGEST) return { problem: `Email can have at most ${LONGEST} characters` };
  return { email, others };
}
