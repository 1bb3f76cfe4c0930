import { expect, it } from 'vitest';
import { isForField, keyName } from './key-name.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [{ key: 'l' }, 'l'],
  [{ key: 'L', shiftKey: true }, 'shift+l'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: '[' }, '['],
  [{ key: 'Enter', metaKey: true }, 'ctrl+enter'],
  [{ key: 'ArrowUp', altKey: true }, 'alt+arrowup'],
  [{ key: ' ' }, 'space'],
  [{ key: 'Tab', shiftKey: true }, 'shift+tab'],
])('UI-20 %j is %s', (press, name) => {
  expect(keyName({ ...none, ...press })).toBe(name);
});

it.each([
  ['l', true],
  ['shift+e', true],
  ['enter', true],
  ['ctrl+z', true],
  ['ctrl+k', false],
  ['alt+arrowup', false],
  ['escape', false],
])('UI-20 inside a field %s is the field’s own: %s', (name, own) => {
  expect(isForField(name)).toBe(own);
});
