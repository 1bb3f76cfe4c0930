import { PrivacyForm } from './forms/privacy-form.tsx';
import { PRIVACY } from './policies.tsx';
import { PolicyPage } from './policy-page.tsx';
import '#app/web/styles/form-page.css';

export default function Privacy() {
  return (
    <>
      <PolicyPage policy={PRIVACY} />
      <section className="wrap section asks" id="request" aria-labelledby="request-title">
        <h2 id="request-title">Ask about your data</h2>
        <p>
          Here you ask for a copy, a correction or the erasure of your data. The answer goes to the address
          given, within 30 days.
        </p>
        <div className="card">
          <PrivacyForm />
        </div>
      </section>
    </>
  );
}
