import { createTypst, templateJson } from '#app/integrations/pdf/typst.ts';
import { line, printedSample } from '#tests/support/printed-sample.ts';
import { bareTypst } from './bare-typst.ts';
import { median, type Part, type Row } from './part.ts';

const WARM_UP = 15;
const ROUNDS = 101;
const BUDGETS = [
  { what: 'an invoice of 3 lines', lines: 3, mostMs: 10 },
  { what: 'an invoice of 60 lines', lines: 60, mostMs: 25 },
];
/**
 * Documents as the product makes them (cleaned, with a QR code, in the engine's own process), in turn with the bare
 * compile of the same document in this process. Every document is another one: equal ones would come from memory.
 */
export const pdf: Part = {
  name: 'pdf',
  async run() {
    const maker = createTypst();
    const bare = bareTypst();
    try {
      const rows: Row[] = [];
      for (const budget of BUDGETS) rows.push(await measure(budget, maker, bare));
      return rows;
    } finally {
      await maker.close();
    }
  },
};

async function measure(
  { what, lines, mostMs }: (typeof BUDGETS)[number],
  maker: ReturnType<typeof createTypst>,
  bare: ReturnType<typeof bareTypst>,
): Promise<Row> {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const data = documentOf(lines, round);
    const json = await templateJson('document', data);
    const ours = await timeOf(() => maker.render('document', data));
    const floor = await timeOf(async () => bare('document', json));
    if (round < 0) continue;
    mine.push(ours);
    theirs.push(floor);
  }
  const [time, reference] = [median(mine), median(theirs)];
  return {
    what,
    ours: `${time.toFixed(1)} ms`,
    reference: `${reference.toFixed(1)} ms, bare compile`,
    ratio: time / reference,
    budget: `≤ ${mostMs} ms`,
    isKept: time <= mostMs,
  };
}

function documentOf(count: number, round: number) {
  const number = `DJ/26-27/${String(round + 10_000).padStart(5, '0')}`;
  return printedSample({
    number,
    to: { name: `Customer ${round}`, lines: ['Sanjauli, Shimla 171006'], facts: [['GSTIN', 'Unregistered']] },
    lines: Array.from({ length: count }, (_, at) => line(`Line ${at + 1} of ${number}`)),
    upi: {
      vpa: 'deodarjourneys@examplebank',
      amount: '₹1,180.00',
      link: `upi://pay?pa=deodarjourneys@examplebank&pn=Deodar&am=1180.00&cu=INR&tr=${number}`,
    },
  });
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
