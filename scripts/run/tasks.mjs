/**
 * The project's tasks: what each runs under the project's Node, in order; the first that fails ends it.
 * What a person adds on the command line goes to the last step.
 * @type {Record<string, { args: string[], env?: Record<string, string> }[]>}
 */
export const tasks = {
  // React renders its development build unless NODE_ENV is set before Node starts.
  start: [
    { args: ['scripts/build.ts', '--if-stale'] },
    // A small young generation and two allocator arenas: 330 MB resident with the embedded database, not 510.
    {
      args: ['--max-semi-space-size=8', 'src/server.ts'],
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    },
  ],
  dev: [{ args: ['src/server.ts', '--dev'], env: { NODE_ENV: 'development' } }],
  build: [{ args: ['scripts/build.ts'] }],
  test: [{ args: ['scripts/test.ts'] }],
  check: [{ args: ['scripts/check.ts'] }],
  bench: [{ args: ['scripts/bench.ts'] }],
  backup: [{ args: ['scripts/backup.ts'] }],
  restore: [{ args: ['scripts/restore.ts'] }],
  'db-move': [{ args: ['scripts/db-move.ts'] }],
  // The service tests once more, on a PostgreSQL server.
  'test-postgres': [{ args: ['scripts/test-postgres.ts'] }],
};
