import { expect, it } from 'vitest';
import { line, optionalLine } from './fields.ts';

const OVERRIDE = '\u202e';

it('UI-15 a name of signs that nobody sees is no name', () => {
  for (const typed of [OVERRIDE, '\u200b \ufeff', '\u2066\u2069\u00ad'])
    expect(line('Name').safeParse(typed).error?.issues[0]?.message).toBe('Name is required');
});

it('SEC-01 a line keeps no mark that would turn its letters around; joiners of scripts stay', () => {
  expect(line('Name').parse(`Asha ${OVERRIDE}gpj.exe`)).toBe('Asha gpj.exe');
  expect(optionalLine('City').parse(`\u200fPune${OVERRIDE}`)).toBe('Pune');
  expect(line('Name').parse('क्‍ष')).toBe('क्‍ष');
});
