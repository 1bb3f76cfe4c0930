import { isDocumentNumber } from '#app/domain/document-number.ts';
import { gstinProblem, stateOf } from '#app/domain/gst/gstin.ts';
import { isTourSac } from '#app/domain/gst/sac.ts';
import { isStateCode, OTHER_COUNTRIES } from '#app/domain/gst/states.ts';
import type { ReturnDocument } from './return-document.ts';

/** What the portal would refuse (`error`) or somebody should look at (`warning`), with where it stands. */
export interface ReturnProblem {
  severity: 'error' | 'warning';
  /** Number of the document; empty for the settings. */
  document: string;
  documentId: string;
  field: string;
  problem: string;
}

interface Ours {
  gstin: string;
  stateCode: string;
}

/** Checks a month's documents before its return is handed in. */
export function preflight(ours: Ours, documents: readonly ReturnDocument[]): ReturnProblem[] {
  const own =
    ours.gstin === '' ? 'The GSTIN of the company is missing in the settings' : gstinProblem(ours.gstin);
  const problems: ReturnProblem[] = own
    ? [{ severity: 'error', document: '', documentId: '', field: 'gstin', problem: own }]
    : [];
  const counted = documents.filter((one) => one.status === 'issued');
  return problems.concat(counted.flatMap((one) => problemsOf(ours, one)));
}

function problemsOf(ours: Ours, one: ReturnDocument): ReturnProblem[] {
  const found: ReturnProblem[] = [];
  const say = (severity: ReturnProblem['severity'], field: string, problem: string) =>
    found.push({ severity, document: one.number, documentId: one.id, field, problem });
  const pos = one.placeOfSupply;

  if (!isDocumentNumber(one.number)) say('error', 'number', 'At most 16 letters, digits, / and - are lawful');
  if (one.customerName === '') say('error', 'customer_name', 'The name of the customer is missing');
  const gstin = one.gstin === '' ? null : gstinProblem(one.gstin);
  if (gstin) say('error', 'customer_gstin', gstin);
  if (one.category === 'sez' && one.gstin === '')
    say('error', 'customer_gstin', 'A customer in a special economic zone needs a GSTIN');

  if (pos === '') say('error', 'place_of_supply', 'The state of supply is missing');
  else if (!isStateCode(pos) && pos !== OTHER_COUNTRIES)
    say('error', 'place_of_supply', `${pos} is no state of GST`);
  else if (one.gstin !== '' && !gstin && one.category !== 'overseas' && stateOf(one.gstin) !== pos)
    say('error', 'place_of_supply', `The GSTIN is of state ${stateOf(one.gstin)}, the supply of ${pos}`);
  if (one.supply === 'intra' && pos !== ours.stateCode)
    say(
      'error',
      'supply',
      `CGST and SGST, but the place of supply is ${pos} and we are in ${ours.stateCode}`,
    );

  if (one.currency === 'USD' && one.exchangeRate <= 1)
    say('error', 'exchange_rate', 'The value of one dollar in rupees is missing');
  if (one.currency === 'USD' && one.category !== 'overseas')
    say('warning', 'customer_category', 'In dollars without GST, but the customer is not overseas');
  if (one.supply === 'zero' && one.cgst + one.sgst + one.igst > 0)
    say('error', 'gst_rate', 'Zero-rated, but there is tax on it');
  if (one.supply !== 'zero' && (one.gstRate === 12 || one.gstRate === 28) && one.date >= '2025-09-22')
    say('warning', 'gst_rate', `${one.gstRate}% ended for services on 22 Sep 2025`);

  if (one.lines.some((line) => !isTourSac(line.sac)))
    say('error', 'sac', 'A line has no service accounting code');
  if (one.kind === 'credit_note' && one.corrects === null)
    say('error', 'corrects', 'The invoice that it corrects is not known');
  return found;
}
