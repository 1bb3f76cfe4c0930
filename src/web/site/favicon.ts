import { redirect } from 'react-router';

/** Where browsers and readers of feeds look without having read a page. */
export function loader(): Response {
  return redirect('/favicon.svg', 301);
}
