import { buildTestImage } from './test-image.ts';

/** Before all tests: makes the database that each test file copies, so that none of them waits for it. */
export default async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await buildTestImage();
}
