/** Numbers of bank accounts: Indian ones have 9 to 18 digits, an IBAN up to 34 letters and digits. */
const ACCOUNT = /^[A-Z\d]{6,34}$/;
const SHOWN = 4;

/** As it is stored and compared: without spaces and hyphens, capital letters. */
export function normaliseAccount(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** What is wrong with an account number, as a sentence for its field; null when it can be one. */
export function accountProblem(text: string): string | null {
  const number = normaliseAccount(text);
  if (!ACCOUNT.test(number)) return 'Bank account number must have 6 to 34 digits or letters';
  return /\d/.test(number) ? null : 'Bank account number must have digits';
}

/** As people read it, in groups of four: `041277881203` → `0412 7788 1203`. */
export function spacedAccount(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}

/** For a screen that others may see: only the last four, and no hint of the length. `041277881203` → `•••• 1203`. */
export function maskedAccount(number: string): string {
  return `•••• ${number.slice(-SHOWN)}`;
}
