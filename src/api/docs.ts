import type { Api } from './env.ts';
export function docsRoutes(_api: Api): void {}
