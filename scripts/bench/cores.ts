import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The server stands on one core and the load on another, where the system can say so (Linux). Elsewhere nothing happens. */
export const SERVER_CORE = '0';
export const LOAD_CORE = '1';

/** Puts a process with all its threads on one core. */
export function pin(pid: number, core: string): void {
  spawnSync('taskset', ['-a', '-c', '-p', core, String(pid)], { stdio: 'ignore' });
}

/** Seconds of processor time that a process has taken so far. Linux only (its clock ticks are hundredths). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
