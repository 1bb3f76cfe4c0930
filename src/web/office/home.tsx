import { replace } from 'react-router';
import { OFFICE_HOME } from './next-page.ts';

/** /admin is the dashboard; the guard there decides who may see it. */
export function loader() {
  throw replace(OFFICE_HOME);
}

export default function Home() {
  return null;
}
