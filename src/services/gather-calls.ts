import { setImmediate } from 'node:timers/promises';

/**
 * Gathers the calls of one turn of the event loop, and those that come while a load is running, into one load: a busy
 * moment costs one query instead of many. A load always starts after the calls it answers. `load` answers in the order
 * of its inputs; when it fails, all its calls do.
 */
export function gatherCalls<Input, Output>(
  load: (inputs: Input[]) => Promise<Output[]>,
  most = 64,
): (input: Input) => Promise<Output> {
  const waiting: Array<{ input: Input; resolve(output: Output): void; reject(error: unknown): void }> = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      await setImmediate();
      const calls = waiting.splice(0, most);
      try {
        const outputs = await load(calls.map((call) => call.input));
        for (const [index, call] of calls.entries()) call.resolve(outputs[index] as Output);
      } catch (error) {
        for (const call of calls) call.reject(error);
      }
    }
    isRunning = false;
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!isRunning) void run();
    });
}
