import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createStaticFiles } from './static-files.ts';

it('a built file that is gone ends its own answer, and the server goes on', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'gone.js'), 'gone');
  await writeFile(join(folder, 'assets', 'here.js'), 'here');
  const serve = createStaticFiles(folder, {});
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const at = (name: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`;
  await rm(join(folder, 'assets', 'gone.js'));
  await expect(fetch(at('gone.js')).then((answer) => answer.text())).rejects.toThrow();
  const here = await fetch(at('here.js'));
  expect([here.status, await here.text()]).toEqual([200, 'here']);
  expect((await fetch(at('never.js'))).status).toBe(404);
  server.closeAllConnections();
  server.close();
});
