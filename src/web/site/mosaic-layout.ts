/** Tiles shown before "View All Destinations". */
const FIRST_TILES = 8;

const COLUMNS = 4;

export type TileSize = 'large' | 'wide' | 'small';

/** How many tiles show at first: eight, but a ninth is not worth a button of its own. */
export function tilesAtFirst(count: number): number {
  return count <= FIRST_TILES + 1 ? count : FIRST_TILES;
}

/**
 * The size of each tile such that rows are always full, on four columns and on two: the first takes four cells,
 * and the last ones of those shown at first, and of the rest, take two where that is needed.
 */
export function tileSizes(count: number): TileSize[] {
  const first = tilesAtFirst(count);
  if (first <= COLUMNS) return Array.from({ length: first }, () => 'small');
  return ['large', ...row(first - 1), ...row(count - first)];
}

function row(length: number): TileSize[] {
  const wide = (COLUMNS - (length % COLUMNS)) % COLUMNS;
  return Array.from({ length }, (_, at) => (at >= length - wide ? 'wide' : 'small'));
}
