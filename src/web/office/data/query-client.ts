import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { loginPage } from '#app/web/office/next-page.ts';
import { OfficeError } from '#app/web/ui/data/call-office.ts';

/** A session that ended meanwhile: sign in, then come back to this page. */
function leaveWhenSignedOut(error: unknown): void {
  if (error instanceof OfficeError && error.status === 401) {
    window.location.assign(loginPage(window.location.pathname + window.location.search));
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: {
        retry: (tries, error) =>
          tries < 2 && error instanceof OfficeError && (error.status === 0 || error.status >= 500),
      },
    },
  });
}
