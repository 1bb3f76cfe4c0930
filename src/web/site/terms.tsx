import { TERMS } from './policies.tsx';
import { PolicyPage } from './policy-page.tsx';

export default function Terms() {
  return <PolicyPage policy={TERMS} />;
}
