import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each([
  ['', null],
  [' ', null],
  ['3', 3],
  ['-2', -2],
  ['2.5', '2.5'],
  ['many', 'many'],
])('UI-15 number of travelers %j is sent as %j', (typed, sent) => {
  expect(readForm(form({ number_of_travelers: typed })).number_of_travelers).toBe(sent);
});

test('P16 another country is sent by its name, or as such when it has none', () => {
  const chosen = { destination_country: 'Another country' };
  expect(readForm(form({ ...chosen, other_country: 'Peru' })).destination_country).toBe('Peru');
  expect(readForm(form({ ...chosen, other_country: '' })).destination_country).toBe('Another country');
  expect(readForm(form({ destination_country: 'UK', other_country: 'Peru' })).destination_country).toBe('UK');
});

test('consent is true only when it was ticked', () => {
  expect(readForm(form({ marketing_consent: 'on' })).marketing_consent).toBe(true);
  expect(readForm(form({ name: 'Asha' }))).toEqual({ name: 'Asha' });
});
