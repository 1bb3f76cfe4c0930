import { BUDGET, sumOf } from '../check/bundle-budget.ts';
import { landingFiles } from '../check/landing-files.ts';
import type { Part } from './part.ts';

/** What the landing page loads, in brotli. */
export const bundle: Part = {
  name: 'bundle',
  async run() {
    const files = landingFiles();
    return (['js', 'css'] as const).map((kind) => {
      const total = sumOf(files, kind);
      return {
        what: `landing page, ${kind === 'js' ? 'JavaScript' : 'CSS'}`,
        ours: `${(total / 1000).toFixed(1)} KB br`,
        reference: '',
        ratio: null,
        budget: `≤ ${BUDGET[kind] / 1000} KB`,
        isKept: total <= BUDGET[kind],
      };
    });
  },
};
