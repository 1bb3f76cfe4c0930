import type { Gstr1Input } from './build-return.ts';
import { rupeeTaxes } from './return-amounts.ts';
import { addTaxes, NO_TAXES, type ReturnDocument, returnRate, type Taxes } from './return-document.ts';

interface Advance {
  document: ReturnDocument;
  sign: 1 | -1;
}

/**
 * `at`: advances of this month that no invoice of it has taken in, less what was given back of them. `txpd`: advances
 * that were taxed in earlier months and are taken into this month's invoices or given back now.
 */
export function advances({ period, documents }: Gstr1Input) {
  const at: Advance[] = [];
  const txpd: Advance[] = [];
  const isHere = (date: string | null | undefined) => date?.startsWith(period) ?? false;
  for (const document of documents) {
    // No tax is due on an advance of a zero-rated supply: its invoice reports it.
    if (document.status !== 'issued' || document.supply === 'zero') continue;
    const refund = document.kind === 'refund_voucher';
    if (!refund && document.kind !== 'receipt_voucher') continue;
    if (!isHere(document.date)) {
      if (isHere(document.takenIntoOn)) txpd.push({ document, sign: refund ? -1 : 1 });
    } else if (!isHere(document.takenIntoOn)) {
      const ofEarlier = refund && document.corrects !== null && !isHere(document.corrects.date);
      if (ofEarlier) txpd.push({ document, sign: 1 });
      else at.push({ document, sign: refund ? -1 : 1 });
    }
  }
  return {
    at: tableOf(at),
    atCount: at.length,
    atSum: sumOf(at),
    txpd: tableOf(txpd),
    txpdCount: txpd.length,
    txpdSum: sumOf(txpd),
  };
}

function sumOf(rows: readonly Advance[]): Taxes {
  return rows.reduce<Taxes>((sum, { document, sign }) => addTaxes(sum, document, sign), NO_TAXES);
}

/** By place and kind of supply, and in those by rate. */
function tableOf(rows: readonly Advance[]) {
  const places = Map.groupBy(rows, ({ document }) => `${document.placeOfSupply} ${document.supply}`);
  return [...places.values()].flatMap((some) => {
    const first = some[0]?.document;
    if (!first) return [];
    const rates = Map.groupBy(some, ({ document }) => returnRate(document));
    return [
      {
        pos: first.placeOfSupply,
        sply_ty: first.supply === 'intra' ? 'INTRA' : 'INTER',
        itms: [...rates].map(([rt, ofRate]) => {
          const { txval, ...taxes } = rupeeTaxes(sumOf(ofRate));
          return { rt, ad_amt: txval, ...taxes };
        }),
      },
    ];
  });
}
