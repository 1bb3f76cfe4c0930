import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which a call waits for company. */
const COMPANY_MS = 3;

/**
 * Gathers calls that come at about the same moment, or while a load is running, into one load: a busy moment costs one
 * query instead of many. After a load of several calls the next waits a little for as many; after a load of one it
 * waits for nothing. A load always starts after the calls it answers. `load` answers in the order of its inputs; when
 * it fails, all its calls do.
 */
export function gatherCalls<Input, Output>(
  load: (inputs: Input[]) => Promise<Output[]>,
  most = 64,
): (input: Input) => Promise<Output> {
  const waiting: Array<{ input: Input; resolve(output: Output): void; reject(error: unknown): void }> = [];
  let isRunning = false;
  let expected = 1;
  let enough = () => {};

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      if (waiting.length < expected) await company();
      await setImmediate();
      const calls = waiting.splice(0, most);
      expected = calls.length;
      try {
        const outputs = await load(calls.map((call) => call.input));
        for (const [index, call] of calls.entries()) call.resolve(outputs[index] as Output);
      } catch (error) {
        for (const call of calls) call.reject(error);
      }
    }
    isRunning = false;
  }

  function company(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, COMPANY_MS);
      enough = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (waiting.length >= expected) enough();
      if (!isRunning) void run();
    });
}
