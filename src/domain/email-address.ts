/** What can be an e-mail address: `name@example.com`. Whether somebody reads it nobody can see. */
export const EMAIL_ADDRESS =
  /^[^\s\p{Cc}@<>(),;:"\\[\]]+@[^\s\p{Cc}@<>(),;:"\\[\]]+\.[^\s\p{Cc}@<>(),;:"\\[\].]{2,}$/u;
