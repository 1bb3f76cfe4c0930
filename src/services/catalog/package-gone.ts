import { type AppError, notFound } from '#app/services/errors.ts';

export function packageGone(): AppError {
  return notFound('This package does not exist any more.');
}
