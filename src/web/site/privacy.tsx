import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { PrivacyForm } from './forms/privacy-form.tsx';
import { PolicyPage } from './policy-page.tsx';
import '#app/web/styles/form-page.css';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(servicesContext).legalPage('privacy');
}

export default function Privacy() {
  return (
    <>
      <PolicyPage policy={useLoaderData<typeof loader>()} />
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
