import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { OrderResponse } from '#app/contract/bookings.ts';
import { fetchBackup } from '#app/db/backup/serve-backups.ts';
import { bookingPath } from '#app/domain/booking-link.ts';
import { bookingBody } from '#tests/factories/booking-body.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';

const KASHMIR_ID = 'pkg_demo_kashmir-great-lakes-houseboats';

/**
 * A booking as the form makes it that nobody has paid for: its reference and the path of its page. The visitor gets that
 * path by the reminder's e-mail, an hour later; here the key is looked up in a backup.
 */
export async function bookUnpaid(
  page: Page,
  server: ServerProcess,
  change: Record<string, unknown> = {},
): Promise<{ reference: string; path: string }> {
  const answer = await page.request.post('/api/bookings/create-order', {
    data: bookingBody(KASHMIR_ID, change),
  });
  if (!answer.ok()) throw new Error(`create-order answered ${answer.status()}: ${await answer.text()}`);
  const { reference } = (await answer.json()) as OrderResponse;
  return { reference, path: bookingPath(reference, await accessKeyOf(server, reference)) };
}

async function accessKeyOf(server: ServerProcess, reference: string): Promise<string> {
  const file = join(server.dataDir, `${reference}.backup.gz`);
  await fetchBackup(server.dataDir, file);
  const rows = gunzipSync(readFileSync(file)).toString('utf8');
  rmSync(file);
  const key = new RegExp(`"reference":"${reference}","access_key":"([^"]+)"`).exec(rows)?.[1];
  if (!key) throw new Error(`the backup has no booking ${reference}`);
  return key;
}
