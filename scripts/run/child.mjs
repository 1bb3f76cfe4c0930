import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const SIGNALS = process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Ctrl-C under npm arrives more than once: from the terminal, and again from npm. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs a program to its end and answers its exit code (128 + n when signal n ended it), handing signals on to it once.
 * The child has a process group of its own, so that a terminal's Ctrl-C reaches it through us only.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onStart?: (pid: number) => void }} [options]
 * @returns {Promise<number>}
 */
export function runChild(command, args, { onStart, ...options } = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    cwd: root,
    detached: process.platform !== 'win32',
    ...options,
  });
  if (child.pid) onStart?.(child.pid);
  const stopForwarding = forwardSignals((signal) => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(stopForwarding);
}

/** Hands each signal on, but a repetition within a second not. Returns what ends it. */
function forwardSignals(hand) {
  const last = new Map();
  const handlers = SIGNALS.map((signal) => {
    const handler = () => {
      const now = Date.now();
      if (now - (last.get(signal) ?? 0) > SAME_SIGNAL_MS) hand(signal);
      last.set(signal, now);
    };
    process.on(signal, handler);
    return [signal, handler];
  });
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}
