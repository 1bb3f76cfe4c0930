import { useTestMode } from '#app/web/site/use-test-mode.ts';
import { Icon } from '#app/web/ui/icon.tsx';

/** Says at every place that leads to a payment that none is taken; nothing where payments are real. */
export function TestMode() {
  return useTestMode() ? (
    <p className="testline">
      <Icon name="alert" />
      Test mode: no money moves
    </p>
  ) : null;
}
