import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { AdminPackageView } from '#app/contract/content.ts';
import { createTestApp } from '#tests/support/test-app.ts';

test('SEC-11 an image’s address is kept as text: the server asks nobody for it', async () => {
  const hits: string[] = [];
  const listener = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void listener.close());
  const { port } = listener.address() as AddressInfo;
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const cookie = await app.loginAsStaff();
  const save = (image: string) =>
    app.json<AdminPackageView>('/admin/packages', {
      method: 'POST',
      headers: { cookie },
      body: { title: 'Goa', destination: 'Goa', price: '₹10,000', image, images: [image] },
    });

  for (const host of [`127.0.0.1:${port}`, `2130706433:${port}`, `[::ffff:127.0.0.1]:${port}`]) {
    const saved = await save(`http://${host}/secret.jpg`);
    expect([saved.status, saved.body.image]).toEqual([201, `http://${host}/secret.jpg`]);
    expect((await app.fetch(`/packages/${saved.body.id}`)).status).toBeLessThan(500);
  }
  expect((await app.fetch('/packages')).status).toBe(200);
  for (const image of [
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//evil.example/x.jpg',
    '../../etc/passwd',
  ]) {
    expect((await save(image)).status).toBe(422);
  }
  expect(hits).toEqual([]);
});
