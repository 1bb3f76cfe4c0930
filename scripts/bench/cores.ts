import { spawnSync } from 'node:child_process';

/** The server stands on one core and the load on another, where the system can say so (Linux). Elsewhere nothing happens. */
export const SERVER_CORE = '0';
export const LOAD_CORE = '1';

/** Puts a process with all its threads on one core. */
export function pin(pid: number, core: string): void {
  spawnSync('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' });
}
