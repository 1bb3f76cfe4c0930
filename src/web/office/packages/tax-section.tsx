import { GST_RATES, gstRateWarning } from '#app/domain/gst/rates.ts';
import { TOUR_SAC_CHOICES, TOUR_SACS } from '#app/domain/gst/sac.ts';
import { CheckField } from '#app/web/ui/form/check-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import type { BoundField } from '#app/web/ui/form/use-office-form.ts';
import { agencyDate } from '#app/web/ui/parts/exact-time.ts';
import { useTaxDefaults } from './use-tax-defaults.ts';

const SACS = TOUR_SAC_CHOICES.map((value) => ({
  value: value as string,
  label: `${value} ${TOUR_SACS[value]}`,
}));

/** What bills for this trip are made with; by default what the settings say. Source: india-rules §2 and §5. */
export function TaxSection({
  gstRate,
  sac,
  overseas,
}: {
  gstRate: BoundField<string>;
  sac: BoundField<string>;
  overseas: BoundField<boolean>;
}) {
  const defaults = useTaxDefaults();
  const today = agencyDate();
  // One that ended stays in sight where a package has it still: saving says what is wrong with it.
  const rates = GST_RATES.filter(
    ({ percent }) => gstRateWarning(percent, today) === null || String(percent) === gstRate.value,
  );
  return (
    <fieldset className="fs">
      <legend>Tax</legend>
      <div className="form c3">
        <SelectField
          label="GST rate"
          optional={false}
          options={[
            { value: '', label: `As in settings${defaults ? ` (${defaults.gst_rate}%)` : ''}` },
            ...rates.map(({ percent }) => ({ value: String(percent), label: `${percent}%` })),
          ]}
          hint={rateHint(gstRate.value)}
          {...gstRate}
        />
        <SelectField
          label="SAC"
          optional={false}
          className="w2"
          options={[{ value: '', label: `As in settings${defaults ? ` (${defaults.sac})` : ''}` }, ...SACS]}
          {...sac}
        />
        <CheckField
          look="switch"
          className="wf"
          label="Overseas tour package"
          hint="Tax is collected at source where the settings say so"
          {...overseas}
        />
      </div>
    </fieldset>
  );
}

function rateHint(rate: string): string {
  if (rate === '5') return 'Without input credit; the price includes accommodation and transport';
  return 'The price on the website includes it';
}
