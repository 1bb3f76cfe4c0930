/** What the login page says when a single sign-on did not succeed, by the reason in its address. */
const TEXTS: Record<string, string> = {
  cancelled: 'The sign-in was cancelled.',
  unavailable:
    'The sign-in service could not be reached. Please try again in a minute, or use your password.',
  refused: 'This sign-in could not be verified. Please try again.',
  unknown: 'No active user of this office has that email address. Ask an owner of this office to add you.',
  unverified: 'That account’s email address is not verified, so it cannot be used to sign in here.',
};

/** Only texts that are known here: an address cannot put words into the page. */
export function signOnText(reason: string | null): string | null {
  return reason !== null && Object.hasOwn(TEXTS, reason) ? (TEXTS[reason] ?? null) : null;
}
