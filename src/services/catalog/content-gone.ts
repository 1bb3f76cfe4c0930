import { type AppError, conflict, notFound } from '#app/services/errors.ts';

/** `what`: cruise, pilgrimage, destination, testimonial. */
export function contentGone(what: string): AppError {
  return notFound(`This ${what} does not exist any more.`);
}

/** Throws `changed_meanwhile` when the editor began with another version than there is now. */
export function refuseOtherVersion(what: string, edited: number | undefined, stored: number): void {
  if (edited !== undefined && edited !== stored)
    throw conflict('changed_meanwhile', `Somebody else changed this ${what} while you were editing it.`);
}
