import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { killRepeatedly, seededRandom } from '#tests/support/kill-repeatedly.ts';
import { migratedFolder } from '#tests/support/migrated-folder.ts';

const INSERTER = fileURLToPath(new URL('./inserter.ts', import.meta.url));

interface Found {
  present: string[];
  halves: number;
}

async function startInserter(dataDir: string, acknowledged: Set<string>) {
  const child = spawn(process.execPath, [INSERTER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), ended.then(() => null)]);
  if (!first) throw new Error('The database did not open after a kill.');
  const found: Found = JSON.parse(first[0]);
  lines.on('line', (id) => {
    // The last line may be cut by the kill.
    if (id.length === 16) acknowledged.add(id);
  });
  return {
    found,
    ended,
    async kill9() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('killed 12 times in the middle of concurrent transactions, the database opens and has each acknowledged one, whole', async () => {
  const dataDir = await migratedFolder();
  const acknowledged = new Set<string>();
  await killRepeatedly({
    rounds: 12,
    random: seededRandom(20_260_329),
    most: 400,
    start: () => startInserter(dataDir, acknowledged),
    async check({ found }) {
      const present = new Set(found.present);
      expect([...acknowledged].filter((id) => !present.has(id))).toEqual([]);
      expect(found.halves).toBe(0);
    },
    work: ({ ended }) => ended,
    acknowledged: () => acknowledged.size,
  });
  expect(acknowledged.size).toBeGreaterThan(12);
}, 600_000);
