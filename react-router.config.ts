import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The list of routes is one small cached file; asking the server for parts of it costs a request per page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
