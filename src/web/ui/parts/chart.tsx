import { lazy, Suspense } from 'react';
import type { ChartProps } from './chart-view.tsx';

const View = lazy(() => import('./chart-view.tsx'));

/** Figures as marks, drawn when the code for it is there; its table is a press away. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<div className="ch-wait sk" role="status" aria-label={`Loading ${props.label}`} />}>
      <View {...props} />
    </Suspense>
  );
}
