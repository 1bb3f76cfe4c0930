import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '#app/web/context.ts';
import { missingPage } from './not-found-data.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  throw await missingPage(context.get(servicesContext), new URL(request.url).pathname);
}

export default function NotFound() {
  return null;
}
