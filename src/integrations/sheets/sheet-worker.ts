/** Reads one file, or judges one file's rows, in a thread that may be ended at any time. */

import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import { createJudge, type JudgedRow } from '#app/domain/import/judge-rows.ts';
import { type JudgePlan, SheetError, type SheetFault, type SheetTable } from './port.ts';
import { readTable } from './read-table.ts';

export type SheetTask =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'judge'; rows: Uint8Array; plan: JudgePlan };

export type SheetMessage =
  | { type: 'table'; table: SheetTable }
  | { type: 'batch'; rows: JudgedRow[] }
  | { type: 'end' }
  | { type: 'fault'; fault: SheetFault; detail: string };

const DAMAGED = 'The file is damaged and cannot be read: save it again in Excel.';

const port = parentPort;
if (!port) throw new Error('This is a thread of the sheet reader.');
const post = (message: SheetMessage) => port.postMessage(message);

const task = workerData as SheetTask;
run(task).catch((error: unknown) => {
  if (error instanceof SheetError) post({ type: 'fault', fault: error.fault, detail: error.message });
  // A library that trips over a file says so in its own ways; the file is at fault, not we.
  else if (task.kind === 'read') post({ type: 'fault', fault: 'damaged', detail: DAMAGED });
  else throw error;
});

async function run(task: SheetTask): Promise<void> {
  if (task.kind === 'read') post({ type: 'table', table: await readTable(task.bytes) });
  else await judge(task.rows, task.plan);
}

/** A batch goes out when the one before was asked for: a slow reader keeps no more than one waiting. */
async function judge(rows: Uint8Array, { match, batch, from }: JudgePlan): Promise<void> {
  const judgeRow = createJudge(match);
  const lines = createInterface({ input: Readable.from([rows]).pipe(createGunzip()) });
  let judged: JudgedRow[] = [];
  let at = 0;
  for await (const line of lines) {
    const [number, cells] = JSON.parse(line) as [number, string[]];
    const row = judgeRow(number, cells);
    at += 1;
    if (at > from) judged.push(row);
    if (judged.length === batch) {
      post({ type: 'batch', rows: judged });
      judged = [];
      await asked();
    }
  }
  if (judged.length > 0) post({ type: 'batch', rows: judged });
  post({ type: 'end' });
  port?.close();
}

function asked(): Promise<void> {
  return new Promise((resolve) => port?.once('message', () => resolve()));
}
