/** How long the provider's script may take, in milliseconds. */
const PATIENCE_MS = 15_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads the checkout script once per address. Rejects with a sentence the visitor can read when it is blocked or
 * slow; the next call then tries again.
 */
export function loadCheckout(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const attempt = addScript(address).catch((error: unknown) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, attempt);
  return attempt;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(
      () => fail('The payment window took too long to load. Please try again.'),
      PATIENCE_MS,
    );
    function fail(message: string): void {
      clearTimeout(timer);
      script.remove();
      reject(new Error(message));
    }
    script.src = address;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () =>
      fail('The payment window could not be loaded. Please check your connection and try again.');
    document.head.append(script);
  });
}
