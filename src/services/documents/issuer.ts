import type { AllSettings } from '#app/domain/all-settings.ts';
import type { DocumentPaper } from '#app/domain/document-paper.ts';
import type { Ctx, Queryable } from '#app/services/context.ts';
import { readSections } from '#app/services/settings/get-settings.ts';

/** What of the settings every document needs. */
export type Issuer = Pick<AllSettings, 'brand' | 'company' | 'tax' | 'bank' | 'series'>;

/** Read in the caller's transaction, so that a document is of one state of the settings. */
export function readIssuer(ctx: Pick<Ctx, 'log'>, q: Queryable): Promise<Issuer> {
  return readSections(q, ['brand', 'company', 'tax', 'bank', 'series'], ctx.log);
}

/** Who issues and where money goes, as the paper keeps it. */
export function issuerPaper({
  brand,
  company,
  bank,
}: Issuer): Pick<DocumentPaper, 'brand' | 'from' | 'bank'> {
  const { gstin, pan, address, stateCode, email, phone } = company;
  return {
    brand: { first: brand.first, second: brand.second },
    from: { name: brand.legalName, address, stateCode, email, phone, gstin, pan },
    bank: {
      accountName: bank.accountName,
      accountNumber: bank.accountNumber,
      ifsc: bank.ifsc,
      branch: bank.branch,
      upiId: bank.upiId,
      upiName: bank.upiName,
    },
  };
}
