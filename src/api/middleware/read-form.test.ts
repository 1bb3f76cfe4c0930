import { expect, it } from 'vitest';
import { readForm } from './read-form.ts';

async function sent(fields: Array<[string, string]>) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const bytes = new Uint8Array(await request.arrayBuffer());
  return readForm(bytes, request.headers.get('content-type') ?? '');
}

it('B30 reads the fields of a form', async () => {
  const form = await sent([
    ['customer_name', 'Générée मार्च'],
    ['notes', ''],
  ]);
  expect([...form]).toEqual([
    ['customer_name', 'Générée मार्च'],
    ['notes', ''],
  ]);
});

it('B30 SEC-13 a field that is sent twice is named, whatever its name', async () => {
  for (const name of ['gst_rate', '__proto__', 'a'.repeat(300)]) {
    const refused = await sent([
      [name, '5'],
      ['notes', ''],
      [name, '18'],
    ]).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'invalid_input' });
    expect((refused as Error).message).toBe(`The field ${name.slice(0, 60)} was sent more than once.`);
    expect(Object.entries((refused as { fields: object }).fields)).toEqual([[name, 'Send it once']]);
  }
});
