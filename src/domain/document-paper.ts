/** A line of an issued document. Amounts in minor units; quantity in thousandths. */
export interface DocumentLine {
  description: string;
  detail: string;
  sac: string;
  quantity: number;
  rate: number;
  amount: number;
}

/** What stood on the paper when it was issued, beside its figures; later changes of settings never reach it. */
export interface DocumentPaper {
  brand: { first: string; second: string };
  from: {
    name: string;
    address: string;
    stateCode: string;
    email: string;
    phone: string;
    gstin: string;
    pan: string;
  };
  to: { name: string; address: string; stateCode: string; email: string; phone: string; gstin: string };
  /** Label and value, such as the travel date. */
  facts: Array<[label: string, value: string]>;
  bank: {
    accountName: string;
    accountNumber: string;
    ifsc: string;
    branch: string;
    upiId: string;
    upiName: string;
  };
  /** `YYYY-MM-DD`; empty for none. */
  dueDate: string;
  notes: string;
  terms: string;
  /** Such as the sentence for 5% bills, or that it is an export under a letter of undertaking. */
  remarks: string[];
  /** Receipt vouchers taken in, with what was paid by each (minor units). */
  advances: Array<{ number: string; amount: number }>;
  /** Number and date of the document that this one corrects; empty when none. */
  corrects: string;
}
