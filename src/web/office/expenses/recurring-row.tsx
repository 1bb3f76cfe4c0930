import { useId } from 'react';
import { Link } from 'react-router';
import type { RecurringExpenseView } from '#app/contract/expenses.ts';
import { categoryHeading, PAYMENT_TYPE_NAMES } from '#app/domain/expense.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { EXPENSE_RHYTHM_NAMES } from '#app/domain/purchases.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { EditDelete } from '#app/web/office/parts/edit-delete.tsx';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { expenseAmount } from './expense-amount.ts';
import { useRecurringActions } from './use-recurring-actions.ts';

/** A recurring expense: what comes, how often, and when next. */
export function RecurringRow({ recurring }: { recurring: RecurringExpenseView }) {
  const heading = useId();
  const { category, currency, payment_type, description, supplier_name: supplier, department } = recurring;
  return (
    <article className="li exp" aria-labelledby={heading} tabIndex={-1}>
      <div className="grow">
        <div className="row wrap exp-marks">
          <b>{categoryHeading(category)}</b>
          <Badge plain tone={currency === 'USD' ? 'blue' : 'gray'}>
            {currency}
          </Badge>
          <span className="tag">{PAYMENT_TYPE_NAMES[payment_type]}</span>
          <State recurring={recurring} />
        </div>
        <h2 className="t" id={heading}>
          {description}
        </h2>
        <div className="d exp-facts">
          <span>{rhythmText(recurring)}</span>
          {supplier && <span>{supplier}</span>}
          {department && <span>{department}</span>}
          <Made recurring={recurring} />
        </div>
      </div>
      <span className="num exp-sum">{expenseAmount(recurring)}</span>
      <Buttons recurring={recurring} />
    </article>
  );
}

function rhythmText({ every, day_of_month: day, last_date: last }: RecurringExpenseView): string {
  const on = day === 31 ? 'on the last day' : `on day ${day}`;
  return `${EXPENSE_RHYTHM_NAMES[every]} ${on}${last ? `, until ${formatDate(last)}` : ''}`;
}

function State({ recurring: { paused, next_date: next } }: { recurring: RecurringExpenseView }) {
  if (next === null) return <Badge>Ended</Badge>;
  if (paused) return <Badge tone="yellow">Paused</Badge>;
  return <Badge tone="green">Next on {formatDate(next)}</Badge>;
}

function Made({ recurring: { id, made } }: { recurring: RecurringExpenseView }) {
  if (made === 0) return <span>None made yet</span>;
  return (
    <Link className="lk" to={`/admin/expenses?recurring_id=${encodeURIComponent(id)}`}>
      {made.toLocaleString('en-IN')} made
    </Link>
  );
}

function Buttons({ recurring }: { recurring: RecurringExpenseView }) {
  const { setPaused, remove } = useRecurringActions(recurring);
  if (!useMay('purchases.edit')) return null;
  const { id, description, paused, next_date: next } = recurring;
  return (
    <span className="row tight exp-acts">
      {next !== null && (
        <button type="button" className="btn sm ghost" data-key="p" onClick={() => void setPaused(!paused)}>
          {paused ? 'Resume' : 'Pause'}
          <span className="sr"> {description}</span>
        </button>
      )}
      <EditDelete
        name={description}
        to={`/admin/expenses/recurring/${encodeURIComponent(id)}`}
        onDelete={() => void remove()}
      />
    </span>
  );
}
