import { useState } from 'react';
import { CheckField } from '#app/web/ui/form/check-field.tsx';
import { ChoiceField } from '#app/web/ui/form/choice-field.tsx';
import { DateField } from '#app/web/ui/form/date-field.tsx';
import { DateRangePicker } from '#app/web/ui/form/date-range-picker.tsx';
import { ListField } from '#app/web/ui/form/list-field.tsx';
import { MoneyField } from '#app/web/ui/form/money-field.tsx';
import { NumberField } from '#app/web/ui/form/number-field.tsx';
import { SelectField } from '#app/web/ui/form/select-field.tsx';
import { TagField } from '#app/web/ui/form/tag-field.tsx';
import { TextField } from '#app/web/ui/form/text-field.tsx';

export function FieldsSection() {
  const [text, setText] = useState('Ananya Raghavan');
  const [kind, setKind] = useState<'domestic' | 'international'>('domestic');
  const [on, setOn] = useState(true);
  const [days, setDays] = useState<number | null>(5);
  const [sum, setSum] = useState<number | null>(125000);
  const [date, setDate] = useState('2026-11-27');
  const [range, setRange] = useState({ start: '2026-10-12', end: '2026-11-27' });
  const [lines, setLines] = useState(['Shikara ride', 'Gulmarg gondola', 'Mughal gardens']);
  const [tags, setTags] = useState(['family', 'honeymoon']);
  return (
    <div className="box">
      <div className="pad form c3">
        <TextField label="Name" required value={text} onChange={setText} />
        <TextField
          label="Email"
          required
          value="ananya.r@"
          error="Enter a full email address, like name@domain.in"
        />
        <TextField label="Phone" type="tel" placeholder="+91XXXXXXXXXX" hint="With the country’s code" />
        <TextField label="To" readOnly optional={false} value="shreya.kapoor@example.in" hint="Read only" />
        <TextField label="Off" disabled optional={false} value="Cannot be changed" />
        <TextField label="Website" prefix="https://" suffix=".in" />
        <SelectField
          label="Type"
          required
          value={kind}
          options={[
            { value: 'domestic', label: 'Domestic' },
            { value: 'international', label: 'International' },
          ]}
          onChange={setKind}
        />
        <ChoiceField
          label="Where"
          value={kind}
          options={[
            { value: 'domestic', label: 'Domestic' },
            { value: 'international', label: 'International' },
          ]}
          onChange={setKind}
        />
        <NumberField label="Days" value={days} onChange={setDays} suffix="days" />
        <MoneyField label="Amount" value={sum} onChange={setSum} hint="Two decimals" />
        <DateField label="Travel date" value={date} onChange={setDate} />
        <div className="f">
          <span className="lb">Period</span>
          <DateRangePicker label="Period" value={range} onChange={setRange} />
        </div>
        <CheckField label="Featured" value={on} onChange={setOn} hint="Shown first on the website" />
        <CheckField label="Published" look="switch" value={on} onChange={setOn} />
        <TagField
          label="Tags"
          value={tags}
          onChange={setTags}
          suggestions={['family', 'adventure', 'beach']}
        />
        <TextField className="w2" label="Description" multiline />
        <ListField className="wf" label="Highlights" item="highlight" value={lines} onChange={setLines} />
      </div>
    </div>
  );
}
