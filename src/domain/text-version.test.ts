import { expect, it } from 'vitest';
import { nextVersion } from './text-version.ts';

it('P26 every change of a day has a version of its own', () => {
  const versions = ['2026-10'];
  for (let change = 0; change < 4; change += 1)
    versions.push(nextVersion(versions.at(-1) ?? '', '2026-11-28'));
  expect(versions).toEqual(['2026-10', '2026-11', '2026-11-28', '2026-11-28.2', '2026-11-28.3']);
  expect(nextVersion('2026-11-28.3', '2026-11-29')).toBe('2026-11-29');
});
