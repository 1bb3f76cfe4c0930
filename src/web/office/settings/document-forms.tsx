import {
  DOCUMENT_KINDS,
  type DocumentKind,
  documentNumber,
  prefixProblem,
} from '#app/domain/document-number.ts';
import { financialYear } from '#app/domain/financial-year.ts';
import { GST_RATE_CHOICES, gstRateWarning } from '#app/domain/gst/rates.ts';
import { TOUR_SAC_CHOICES, TOUR_SACS } from '#app/domain/gst/sac.ts';
import { GST_STATES } from '#app/domain/gst/states.ts';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Fields, SettingCheck, SettingSelect, SettingText } from './setting-fields.tsx';
import { useSetting, useSettingsForm } from './settings-form.tsx';
import { useNextNumbers } from './use-office-settings.ts';

const STATES = GST_STATES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
const SACS = TOUR_SAC_CHOICES.map((code) => ({ value: code, label: `${code} ${TOUR_SACS[code]}` }));
const RATES = GST_RATE_CHOICES.map((percent) => ({ value: String(percent), label: `${percent}%` }));

export function AccountantNote() {
  return (
    <p className="note warn">
      <Icon name="circle-alert" />
      <span>Let your chartered accountant confirm what stands here before documents go out with it.</span>
    </p>
  );
}

export function CompanyForm() {
  return (
    <>
      <Fields title="Registration" hint="The legal name is set under Brand.">
        <SettingText
          of="company.gstin"
          label="GSTIN"
          maxLength={20}
          spellCheck={false}
          hint="15 characters; the last one is checked. Empty while you are not registered."
        />
        <SettingText of="company.pan" label="PAN" maxLength={20} spellCheck={false} />
        <SettingSelect
          of="company.stateCode"
          label="State"
          required
          options={STATES}
          hint="Decides between CGST with SGST and IGST."
        />
        <SettingText
          of="company.signatory"
          label="Signatory"
          maxLength={120}
          hint="Whose name stands under documents."
        />
        <SettingText
          of="company.address"
          label="Registered address"
          required
          className="wf"
          maxLength={300}
        />
        <SettingText of="company.email" label="Email" required type="email" maxLength={254} />
        <SettingText of="company.phone" label="Phone" required type="tel" maxLength={32} />
      </Fields>
      <AccountantNote />
    </>
  );
}

export function TaxForm() {
  const { value, onChange, ...rate } = useSetting<(typeof GST_RATE_CHOICES)[number]>('tax.gstRate');
  const warning = gstRateWarning(value, agencyDate());
  return (
    <>
      <Fields title="Where a package or document says nothing else">
        <SelectField
          label="GST rate"
          required
          options={RATES}
          hint="Website prices include it: it is worked out of them, never added."
          {...rate}
          value={String(value)}
          onChange={(percent) => onChange(Number(percent) as typeof value)}
        />
        <SettingSelect of="tax.sac" label="SAC" required options={SACS} />
        {warning && (
          <p className="note warn wf">
            <Icon name="triangle-alert" />
            <span>{warning}.</span>
          </p>
        )}
      </Fields>
      <Fields title="Special cases" columns={1}>
        <SettingCheck
          of="tax.tcs"
          label="Collect TCS on overseas packages"
          hint="2% of the amount with GST, 5% without a PAN. Off until your accountant asks for it."
        />
        <SettingText
          of="tax.lut"
          label="LUT number"
          maxLength={60}
          hint="Letter of undertaking, for supplies abroad and to SEZ without tax."
        />
        <SettingText
          of="tax.inclusiveNote"
          label="Note on bills at 5%"
          rows={2}
          maxLength={300}
          hint="5% without input credit asks for this sentence."
        />
      </Fields>
      <AccountantNote />
    </>
  );
}

export function BankForm() {
  return (
    <>
      <Fields title="Bank account">
        <SettingText of="bank.accountName" label="Account name" maxLength={120} />
        <SettingText of="bank.accountNumber" label="Account number" maxLength={40} spellCheck={false} />
        <SettingText of="bank.ifsc" label="IFSC" maxLength={11} spellCheck={false} />
        <SettingText
          of="bank.swift"
          label="SWIFT"
          maxLength={11}
          spellCheck={false}
          hint="For transfers from abroad."
        />
        <SettingText of="bank.bankName" label="Bank" maxLength={120} />
        <SettingText of="bank.branch" label="Branch" maxLength={120} />
      </Fields>
      <Fields title="UPI" hint="Invoices in rupees with a balance carry a code for it.">
        <SettingText
          of="bank.upiId"
          label="UPI ID"
          maxLength={80}
          spellCheck={false}
          placeholder="agency@bank"
        />
        <SettingText of="bank.upiName" label="UPI name" maxLength={80} />
      </Fields>
    </>
  );
}

const KIND_LABELS: Record<DocumentKind, string> = {
  invoice: 'Tax invoice',
  proforma: 'Proforma invoice',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
};

export function NumbersForm() {
  const today = agencyDate();
  const { data } = useNextNumbers();
  return (
    <>
      <Fields
        title="Prefixes"
        hint={`Each series counts from 1 in each financial year (now ${financialYear(today)}), without gaps. A number has at most 16 characters, so a prefix has one or two.`}
      >
        {DOCUMENT_KINDS.map((kind) => (
          <Prefix key={kind} kind={kind} today={data?.date ?? today} next={data?.next[kind]} />
        ))}
      </Fields>
      <p className="note quiet">
        <Icon name="circle-alert" />
        <span>
          With a new prefix the count goes on. Change it at the start of a financial year, so that all numbers
          of a year look alike.
        </span>
      </p>
    </>
  );
}

function Prefix({
  kind,
  today,
  next,
}: {
  kind: DocumentKind;
  today: string;
  /** The serial of the next one; undefined until it is known. */
  next: number | undefined;
}) {
  const { form } = useSettingsForm();
  const prefix = form.values.series[kind].trim().toUpperCase();
  const number = next && prefixProblem(prefix) === null ? documentNumber(prefix, today, next) : null;
  return (
    <SettingText
      of={`series.${kind}`}
      label={KIND_LABELS[kind]}
      required
      maxLength={2}
      spellCheck={false}
      hint={
        number ? (
          <>
            Next: <span className="mono">{number}</span>
          </>
        ) : undefined
      }
    />
  );
}
