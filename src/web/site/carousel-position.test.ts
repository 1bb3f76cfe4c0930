import { expect, test } from 'vitest';
import {
  hasControls,
  slideAt,
  slideCount,
  slideForKey,
  slideOffset,
  stepSlide,
} from './carousel-position.ts';

test('P04 UI-03 slides are the count minus 2, at least 1; controls appear above 3', () => {
  expect([1, 2, 3, 4, 5, 9].map(slideCount)).toEqual([1, 1, 1, 2, 3, 7]);
  expect([1, 2, 3, 4, 5].map(hasControls)).toEqual([false, false, false, true, true]);
});

test('P04 UI-03 arrows wrap around both ways', () => {
  expect(stepSlide(2, 1, 3)).toBe(0);
  expect(stepSlide(0, -1, 3)).toBe(2);
  expect(stepSlide(0, 1, 3)).toBe(1);
});

test('P04 arrow keys step and wrap, Home and End go to the ends', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab'].map((key) => slideForKey(key, 0, 3))).toEqual([
    2,
    1,
    0,
    2,
    null,
  ]);
});

test('P04 slide and scroll position belong together, whatever the width', () => {
  for (const range of [1, 380, 1264]) {
    for (const slide of [0, 1, 2, 3])
      expect(slideAt(slideOffset(slide, 4, range * 3), 4, range * 3)).toBe(slide);
  }
  expect(slideAt(50, 1, 0)).toBe(0);
  expect(slideAt(9999, 3, 800)).toBe(2);
});
