import { useId } from 'react';
import { formatMoney } from '#app/domain/money.ts';
import {
  BUDGET_BANDS,
  BUDGETS,
  type BudgetBand,
  LENGTH_BANDS,
  LENGTHS,
  type LengthBand,
  PACKAGE_KINDS,
  PACKAGE_SORTS,
  type PackageChoice,
  type PackageCounts,
  type PackageSort,
  readChoice,
} from '#app/domain/package-choice.ts';

const SORT_LABELS: Record<PackageSort, string> = {
  newest: 'Newest first',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  length: 'Shortest first',
  rating: 'Best rated',
};

/** The filters beside the destination, and the order. A choice applies at once; text with Enter or the button. */
export function FilterFields({
  choice,
  counts,
  choose,
}: {
  choice: PackageChoice;
  counts: PackageCounts | null;
  choose(choice: PackageChoice): void;
}) {
  const id = useId();
  const pick = {
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) => choose(formChoice(event.currentTarget.form)),
  };
  return (
    <div className="picks">
      <Pick label="Type" name="type" value={choice.type} {...pick}>
        <option value="">Any type</option>
        {options(PACKAGE_KINDS, capitalised, counts?.type, choice.type)}
      </Pick>
      <Pick label="Length" name="length" value={choice.length} {...pick}>
        <option value="">Any length</option>
        {options(LENGTH_BANDS, lengthLabel, counts?.length, choice.length)}
      </Pick>
      <Pick label="Budget per person" name="budget" value={choice.budget} {...pick}>
        <option value="">Any budget</option>
        {options(BUDGET_BANDS, budgetLabel, counts?.budget, choice.budget)}
      </Pick>
      <Pick label="Sort by" name="sort" value={choice.sort} {...pick}>
        {PACKAGE_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </Pick>
      <div className="pick words">
        <label htmlFor={id}>Search</label>
        <input
          className="inp"
          id={id}
          key={choice.q}
          type="search"
          name="q"
          defaultValue={choice.q}
          maxLength={120}
          placeholder="Place or word"
          enterKeyHint="search"
        />
      </div>
      <button className="btn line" type="submit">
        Show
      </button>
    </div>
  );
}

/** What the fields of a filter form say now. */
export function formChoice(form: HTMLFormElement | null): PackageChoice {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === 'string') params.set(name, value);
  return readChoice(params);
}

function Pick({ label, children, ...select }: { label: string } & React.ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className="pick">
      <label htmlFor={id}>{label}</label>
      <select className="inp" id={id} {...select}>
        {children}
      </select>
    </div>
  );
}

/** Each with the number it would show; what would show nothing cannot be chosen. */
function options<Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string,
  counts: Record<string, number> | undefined,
  chosen: string,
) {
  return values.map((value) => {
    const count = counts?.[value] ?? 0;
    return (
      <option key={value} value={value} disabled={counts !== undefined && count === 0 && value !== chosen}>
        {counts ? `${label(value)} (${count})` : label(value)}
      </option>
    );
  });
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function lengthLabel(band: LengthBand): string {
  const [from, to] = LENGTHS[band];
  return to === null ? `${from} days or more` : `${from} to ${to} days`;
}

function budgetLabel(band: BudgetBand): string {
  if (band === 'enquiry') return 'Priced on enquiry';
  const [from, to] = BUDGETS[band];
  const amount = (paise: number) => formatMoney(paise, 'INR', { trim: true });
  if (to === null) return `${amount(from)} and more`;
  return from === 0 ? `Under ${amount(to)}` : `${amount(from)} to ${amount(to)}`;
}
