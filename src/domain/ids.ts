/**
 * Ids are prefixed and unguessable (`bkg_…`, 120 bits); people see references (`DJ-7K3M9Q`, 30 bits, checked
 * for uniqueness by the database). Both use Crockford's alphabet: no I, L, O or U to misread.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export type IdPrefix =
  | 'att'
  | 'aud'
  | 'bkg'
  | 'bcn'
  | 'cal'
  | 'cru'
  | 'cus'
  | 'dst'
  | 'evt'
  | 'con'
  | 'doc'
  | 'hit'
  | 'imp'
  | 'inq'
  | 'inv'
  | 'itn'
  | 'led'
  | 'msg'
  | 'nte'
  | 'ord'
  | 'pis'
  | 'plk'
  | 'pic'
  | 'prq'
  | 'brc'
  | 'pkg'
  | 'psn'
  | 'pil'
  | 'tst'
  | 'tsk'
  | 'rcv'
  | 'rfd'
  | 'sfl'
  | 'usr'
  | 'vin'
  | 'exp'
  | 'rex'
  | 'sup'
  | 'vin'
  | 'vrf';

/** Random bytes are fetched in bulk: a call for each id costs more than the rest of making it. */
const pool = new Uint8Array(2048);
let used = pool.length;

function randomText(length: number): string {
  if (used + length > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let text = '';
  for (const end = used + length; used < end; used += 1) text += ALPHABET[(pool[used] ?? 0) & 31];
  return text;
}

/** A new id such as `bkg_3f9k…` (24 random characters, 120 bits). */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomText(24).toLowerCase()}`;
}

/** A booking reference people can read out: `DJ-7K3M9Q`. Not secret; unique by the database's constraint. */
export function newReference(prefix: string): string {
  return `${prefix}-${randomText(6)}`;
}

/** A key for an unguessable link (160 bits), from the e-mail to the booking page. */
export function newAccessKey(): string {
  return randomText(32).toLowerCase();
}
