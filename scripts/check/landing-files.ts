import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { root } from '../run/paths.mjs';

const CLIENT = join(root, 'build', 'client');

const part = z.looseObject({ module: z.string(), css: z.array(z.string()).default([]) });
const manifest = z.object({
  entry: part,
  routes: z.record(
    z.string(),
    part.extend({
      parentId: z.string().optional(),
      path: z.string().optional(),
      index: z.boolean().optional(),
    }),
  ),
});
type Route = z.infer<typeof manifest>['routes'][string];

export interface BuiltFile {
  name: string;
  kind: 'js' | 'css';
  bytes: number;
  /** At the highest quality, as the build compresses them. */
  brotli: number;
}

/** Every script and style sheet that the landing page of the built site loads before anybody touches it. */
export function landingFiles(): BuiltFile[] {
  const manifestName = readdirSync(join(CLIENT, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!manifestName) throw new Error('The build has no manifest. Run npm run build.');
  const text = readFileSync(join(CLIENT, 'assets', manifestName), 'utf8');
  const { entry, routes } = manifest.parse(
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  );
  const parts = [entry, ...landingRoutes(routes)];
  const scripts = withImports([`/assets/${manifestName}`, ...parts.flatMap(modulesOf)]);
  const styles = new Set(parts.flatMap((one) => one.css));
  return [...scripts, ...styles].map(measure);
}

/** The index route of the site, and what it is nested in. */
function landingRoutes(routes: Record<string, Route>): Route[] {
  const chain: Route[] = [];
  const landing = Object.values(routes).find((route) => route.index && pathOf(route, routes) === '');
  for (let route = landing; route; route = route.parentId ? routes[route.parentId] : undefined)
    chain.push(route);
  if (chain.length === 0) throw new Error('The build has no landing page.');
  return chain;
}

function pathOf(route: Route, routes: Record<string, Route>): string {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return (parent ? pathOf(parent, routes) : '') + (route.path ?? '');
}

/** A route's code can be split: its loader and its fallback then have modules of their own. */
function modulesOf(one: z.infer<typeof part>): string[] {
  return Object.entries(one).flatMap(([name, value]) =>
    /^(module|\w+Module)$/.test(name) && typeof value === 'string' ? [value] : [],
  );
}

/** With everything that they import statically. */
function withImports(modules: string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...modules];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const code = readFileSync(join(CLIENT, path), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      queue.push(`/assets/${name}`);
  }
  return found;
}

function measure(path: string): BuiltFile {
  const content = readFileSync(join(CLIENT, path));
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    kind: path.endsWith('.css') ? 'css' : 'js',
    bytes: content.length,
    brotli: brotliCompressSync(content).length,
  };
}
