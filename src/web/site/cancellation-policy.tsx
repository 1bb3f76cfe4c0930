import { CANCELLATION } from './policies.tsx';
import { PolicyPage } from './policy-page.tsx';

export default function CancellationPolicy() {
  return <PolicyPage policy={CANCELLATION} />;
}
