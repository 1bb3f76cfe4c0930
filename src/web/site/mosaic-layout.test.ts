import { expect, test } from 'vitest';
import { type TileSize, tileSizes, tilesAtFirst } from './mosaic-layout.ts';

const CELLS = { large: 4, wide: 2, small: 1 };
const cells = (sizes: TileSize[]) => sizes.reduce((sum, size) => sum + CELLS[size], 0);

test('P05 eight destinations: one large, six small, one wide', () => {
  expect(tileSizes(8)).toEqual(['large', 'small', 'small', 'small', 'small', 'small', 'small', 'wide']);
});

test('P05 the grid has no holes, neither at first nor in whole', () => {
  for (let count = 5; count <= 40; count += 1) {
    const sizes = tileSizes(count);
    expect(sizes).toHaveLength(count);
    expect(cells(sizes.slice(0, tilesAtFirst(count))) % 4).toBe(0);
    expect(cells(sizes) % 4).toBe(0);
  }
});

test('P05 up to four destinations are equal tiles', () => {
  expect(tileSizes(3)).toEqual(['small', 'small', 'small']);
  expect(tileSizes(0)).toEqual([]);
});
