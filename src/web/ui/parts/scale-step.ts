const STEPS = [1, 2, 2.5, 5, 10];

/** What one of `lines` lines over each other stands for, a round figure, so that the highest is not below `max`: 712 → 200. */
export function scaleStep(max: number, lines: number): number {
  const least = max / lines;
  const ten = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * ten >= least) ?? 10) * ten;
}
