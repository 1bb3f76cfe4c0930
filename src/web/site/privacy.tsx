import { PRIVACY } from './policies.tsx';
import { PolicyPage } from './policy-page.tsx';

export default function Privacy() {
  return <PolicyPage policy={PRIVACY} />;
}
