import { and, ne } from 'drizzle-orm';
import { destinations } from '#app/db/schema/content.ts';
import type { Transaction } from '#app/services/context.ts';
import { AppError } from '#app/services/errors.ts';
import { sameName } from './same-name.ts';

/** Throws `duplicate` when another destination has the name: packages belong to one by it. */
export async function refuseTakenName(tx: Transaction, name: string, ownId = ''): Promise<void> {
  const taken = await tx.$count(
    destinations,
    and(sameName(destinations.name, name), ne(destinations.id, ownId)),
  );
  if (taken > 0) throw nameTaken(name);
}

export function nameTaken(name: string): AppError {
  return new AppError('duplicate', `There is a destination called ${name} already.`, {
    fields: { name: 'Another destination has this name' },
  });
}
