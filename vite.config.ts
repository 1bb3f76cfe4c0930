import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

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

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: SCRIPTS, cssTarget: STYLES, cssMinify: 'lightningcss' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
  },
});
