/** Asks the user to sign in again. True: done, make the call once more. False: there is nobody to ask. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** The office says how it asks; null when it leaves the page. */
export function askWhenSignedOut(how: Ask | null): void {
  ask = how;
}

/** For a call that was answered with 401: waits until somebody has signed in over the page. */
export async function signedInAgain(): Promise<boolean> {
  return ask !== null && (await ask());
}
