/** Sign-in at an OpenID Connect issuer, such as Google: whatever the library, this is all we need of it. */
export interface SignOnProvider {
  /** Of the button: `Sign in with Google`. */
  label: string;
  /** The issuer's page to send the browser to. Throws SignOnError. */
  begin(input: SignOnFlow): Promise<string>;
  /** Who came back. `query`: what the issuer added to our address. Throws SignOnError. */
  finish(input: SignOnFlow & { query: string }): Promise<SignOnPerson>;
}

/** What ties the two halves together: all random but the address. */
export interface SignOnFlow {
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE's secret half. */
  verifier: string;
}

export interface SignOnPerson {
  issuer: string;
  /** The issuer's own id of the person, which never changes. */
  subject: string;
  /** Empty unless the issuer says that the address is theirs. */
  verifiedEmail: string;
}

/**
 * `cancelled`: the person, or the issuer, said no. `unavailable`: the issuer could not be reached. `refused`: what came
 * back was not what we began (state, nonce, code, signature).
 */
export type SignOnReason = 'cancelled' | 'unavailable' | 'refused';

export class SignOnError extends Error {
  override readonly name = 'SignOnError';
  readonly reason: SignOnReason;

  constructor(reason: SignOnReason, cause?: unknown) {
    super(`Single sign-on: ${reason}`, { cause });
    this.reason = reason;
  }
}
