import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleStep } from './scale-step.ts';

it.each([
  [712, 200],
  [800, 200],
  [801, 250],
  [2_008_345, 1_000_000],
  [0.04, 0.01],
])('the lines over a course of at most %d are %d apart', (max, step) => {
  expect(scaleStep(max, 4)).toBeCloseTo(step, 10);
});

it('the highest line is never below what is drawn, nor much above it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e14, noNaN: true }), (max) => {
      const top = scaleStep(max, 4) * 4;
      expect(top).toBeGreaterThanOrEqual(max * 0.999999);
      expect(top).toBeLessThanOrEqual(max * 2.000001);
    }),
  );
});
