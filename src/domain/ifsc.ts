/** The code of a bank's branch in India: four letters of the bank, a zero, six characters of the branch. Source: RBI. */
const IFSC = /^[A-Z]{4}0[A-Z\d]{6}$/;

/** As it is stored and compared: no spaces, capital letters. */
export function normaliseIfsc(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** What is wrong with an IFSC, as a sentence for its field; null when it is right. */
export function ifscProblem(text: string): string | null {
  const code = normaliseIfsc(text);
  if (IFSC.test(code)) return null;
  return /^[A-Z]{4}O[A-Z\d]{6}$/.test(code)
    ? 'The fifth character of an IFSC code is the digit 0, not the letter O'
    : 'IFSC code must have 4 letters, a 0 and 6 characters, such as SBIN0001234';
}
