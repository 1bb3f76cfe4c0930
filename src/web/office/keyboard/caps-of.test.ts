import { expect, it } from 'vitest';
import { capsOf } from './caps-of.ts';

it.each([
  ['g t', ['G', 'T']],
  ['shift+e', ['Shift', 'E']],
  ['ctrl+k', ['Ctrl', 'K']],
  ['alt+arrowup', ['Alt', '↑']],
  ['?', ['?']],
  ['[', ['[']],
  ['enter', ['Enter']],
])('UI-16 the key %s is shown as on the keyboard', (keys, caps) => expect(capsOf(keys)).toEqual(caps));
