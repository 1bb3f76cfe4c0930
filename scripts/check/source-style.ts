import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../run/paths.mjs';

const MOST_LINES = 400;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|client|server|d|config))*\.\w+$/;
/** Database migrations and text that is one thing, such as a list of demo content, may be longer. */
const CODE = /\.(ts|tsx|mjs|css)$/;
const FOLDERS = ['src', 'tests', 'scripts'];

/** The rules of style that no tool of ours knows. Answers a line for each breach. */
export function checkSourceStyle(): string[] {
  return FOLDERS.flatMap(codeFiles).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [...nameOf(path), ...lengthOf(path, text), ...extensionOf(path), ...serviceImportsOf(path, text)];
  });
}

function codeFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => CODE.test(path))
    .map((path) => `${folder}/${path.split(sep).join('/')}`);
}

function nameOf(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return KEBAB_CASE.test(name) ? [] : [`${path}: file names are kebab-case.`];
}

function lengthOf(path: string, text: string): string[] {
  const lines = text.split('\n').length - 1;
  return lines > MOST_LINES ? [`${path}: ${lines} lines, more than ${MOST_LINES}.`] : [];
}

/** Node runs our TypeScript as it is, and it does not know JSX. */
function extensionOf(path: string): string[] {
  return path.endsWith('.tsx') && !path.startsWith('src/web/')
    ? [`${path}: .tsx belongs in src/web only.`]
    : [];
}

/** A value imported from services into web would be a second copy of it in the build, with a second database pool. */
function serviceImportsOf(path: string, text: string): string[] {
  if (!path.startsWith('src/web/') || /\.test\.tsx?$/.test(path)) return [];
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+'#app\/services\/[^']+'/gm)].map(
    (found) => `${path}: imports services as types only (import type …): ${found[0].split('\n')[0]}`,
  );
}
