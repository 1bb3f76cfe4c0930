import { delimiter, dirname, join } from 'node:path';
import { compileCache, root } from './paths.mjs';

/** What npm tells its children about the outer call. Settings of a person or of CI (registry, cache, rc files) stay. */
const OUTER_CALL =
  /^npm_(package_|lifecycle_|command$|execpath$|node_execpath$|config_(local_prefix|global_prefix|prefix|node_gyp|user_agent|npm_version|noproxy|init_module|omit|include|only|production|nodedir)$)/i;

/**
 * The environment for everything that runs under the chosen Node.
 * @param {{ home: string, bin: string, isPrivate: boolean }} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node) {
  const env = withoutOuterCall(process.env);
  env.PATH = [node.bin, join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  env.NODE_COMPILE_CACHE ??= compileCache;
  if (node.isPrivate) {
    // A machine's npmrc can point native add-ons at the headers of its own, older Node.
    env.npm_config_nodedir = node.home;
    // npm looks for the machine-wide npmrc (certificates, registry) beside the Node that runs it.
    env.npm_config_globalconfig ??= join(prefixOf(process.execPath), 'etc', 'npmrc');
  }
  return env;
}

const prefixOf = (node) => (process.platform === 'win32' ? dirname(node) : dirname(dirname(node)));

/** @param {NodeJS.ProcessEnv} env */
export function withoutOuterCall(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !OUTER_CALL.test(name)));
}
