import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { PolicyPage } from './policy-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(servicesContext).legalPage('terms');
}

export default function Terms() {
  return <PolicyPage policy={useLoaderData<typeof loader>()} />;
}
