import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import '#app/web/styles/form-page.css';
import '#app/web/styles/trip.css';
import { FORM_MESSAGES } from '#app/domain/enquiry-forms.ts';
import { servicesContext, visitorContext } from '#app/web/context.ts';
import { tripPath } from '#app/web/site/trip/trip-address.ts';
import { useSettings } from '#app/web/site/use-settings.ts';
import { findFormPage, type PageForm } from './find-form-page.ts';
import type { RefusedForm } from './form-state.ts';
import { PageFormView } from './page-form-view.tsx';
import { readForm } from './read-form.ts';

/** What was typed comes back in the page: it is the visitor's alone. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export function headers() {
  return PRIVATE;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const form = await findFormPage(context.get(servicesContext), params);
  return { form, sent: new URL(request.url).searchParams.has('sent') };
}

/** Where the forms of all pages post to without JavaScript: wrong input comes back with what to do, else thanks. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const { kind } = await findFormPage(services, params);
  const { address } = context.get(visitorContext);
  const values = readForm(await request.formData());
  const answer = await services.submitForm({ kind, body: values, address });
  if (answer.ok) return redirect(`${new URL(request.url).pathname}?sent`, 303);
  const refused: RefusedForm = { values, fields: answer.fields, detail: answer.detail };
  return data(refused, { status: answer.status });
}

export default function FormPage() {
  const { form, sent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { brand } = useSettings();
  const thanked = sent && !refused;
  return (
    <div className={thanked ? 'wrap section' : 'wrap section formpage'}>
      <title>{`${form.title} | ${brand.first} ${brand.second}`}</title>
      <meta name="robots" content="noindex" />
      {thanked ? <Thanks form={form} /> : <PageFormView form={form} refused={refused} />}
    </div>
  );
}

function Thanks({ form }: { form: PageForm }) {
  const { contact } = useSettings();
  const { title, detail } = FORM_MESSAGES[form.kind].sent;
  return (
    <div className="problem">
      <p className="eyebrow">{form.title}</p>
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      <div className="acts">
        {form.kind === 'enquiry' && (
          <a className="btn" href={tripPath(form.trip.type, form.trip.slug)}>
            Back to the journey
          </a>
        )}
        <a className="btn line" href="/">
          Go to the home page
        </a>
      </div>
      <p>
        Anything urgent? Call <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>, {contact.hours}.
      </p>
    </div>
  );
}
