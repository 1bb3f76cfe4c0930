import type { ReportedKind } from '#app/domain/gst/reported-tax.ts';
import type { ReturnDocument } from './return-document.ts';

/** The portal's numbers of the kinds of documents. Source: india-rules §4. */
const KINDS: ReadonlyArray<[kind: ReportedKind, number: number]> = [
  ['invoice', 1],
  ['credit_note', 5],
  ['receipt_voucher', 6],
  ['refund_voucher', 8],
];

/** The numbers that were given in the month: a row for each unbroken run, cancelled ones counted in it. */
export function documentRuns(documents: readonly ReturnDocument[]) {
  return KINDS.flatMap(([kind, doc_num]) => {
    const runs = runsOf(documents.filter((one) => one.kind === kind));
    if (runs.length === 0) return [];
    return [
      {
        doc_num,
        docs: runs.map((run, index) => {
          const cancel = run.filter((one) => one.status === 'cancelled').length;
          return {
            num: index + 1,
            from: run[0]?.number ?? '',
            to: run.at(-1)?.number ?? '',
            totnum: run.length,
            cancel,
            net_issue: run.length - cancel,
          };
        }),
      },
    ];
  });
}

function runsOf(documents: readonly ReturnDocument[]): ReturnDocument[][] {
  const runs: ReturnDocument[][] = [];
  for (const one of documents.toSorted((a, b) => a.serial - b.serial)) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.serial === one.serial - 1) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
