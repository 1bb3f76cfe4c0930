/** How a session of the back office was opened. */
export const SIGN_IN_METHODS = ['password', 'two_factor', 'recovery_code', 'single_sign_on'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
