import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** One file, which changes with its versions only: fetching eight costs a slow phone more than the few bytes saved. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@react-router)[\\/]/,
};

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', cssMinify: 'lightningcss' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
  },
});
