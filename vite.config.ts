import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** One file, which changes with its versions only: fetching eight costs a slow phone more than the few bytes saved. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/,
};

/**
 * What scripts and styles are written down to; older browsers get the pages as without JavaScript, see
 * docs/decisions/0005-browsers.md. Named one by one, since from `es2022` alone the styles' part knows no browser.
 */
const SCRIPTS = 'es2022';
const STYLES = ['chrome87', 'edge88', 'firefox78', 'safari14'];

/** What mounts roots in the browser is three megabytes that the server's build would load and never call. */
const noRootsOnServer: Plugin = {
  name: 'no-roots-on-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) => (id === 'react-dom/client' ? '\0no-roots' : null),
  load: (id) =>
    id === '\0no-roots'
      ? "export function createRoot() { throw new Error('There is no page to mount into on the server.'); }"
      : null,
};

export default defineConfig({
  plugins: [noRootsOnServer, reactRouter()],
  build: { target: SCRIPTS, cssTarget: STYLES, cssMinify: 'lightningcss' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
  },
});
