import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Node for this project and the locks of its preparation; git-ignored. */
export const nodeFolder = join(root, '.node');

/** What Node has compiled of the sources; git-ignored. */
export const compileCache = join(root, '.cache', 'compile');
