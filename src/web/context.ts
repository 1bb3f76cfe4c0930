import { createContext } from 'react-router';
import type { Services } from '#app/services/index.ts';

/** How loaders reach the services. Types only: a loader importing a verb would build a second copy of it into the bundle. */
export const servicesContext = createContext<Services>();

export interface Visitor {
  /** The address that asks, behind trusted proxies. */
  address: string;
}

/** Who asks for the page: for what is limited by address. */
export const visitorContext = createContext<Visitor>();
