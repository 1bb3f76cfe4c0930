import { useId } from 'react';
import { useLocation } from 'react-router';
import type { ExpenseView } from '#app/contract/expenses.ts';
import { categoryHeading, PAYMENT_TYPE_NAMES } from '#app/domain/expense.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import { EditDelete } from '#app/web/office/parts/edit-delete.tsx';
import { RecordLink } from '#app/web/office/record/record-link.tsx';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { expenseAmount } from './expense-amount.ts';
import { useExpenseActions } from './use-expense-actions.ts';

/** An expense of the list. Source: back-office §2. */
export function ExpenseRow({ expense }: { expense: ExpenseView }) {
  const heading = useId();
  return (
    <article className="li exp" aria-labelledby={heading} tabIndex={-1}>
      <div className="grow">
        <div className="row wrap exp-marks">
          <b>{categoryHeading(expense.category)}</b>
          <Badge plain tone={expense.currency === 'USD' ? 'blue' : 'gray'}>
            {expense.currency}
          </Badge>
          <span className="tag">{PAYMENT_TYPE_NAMES[expense.payment_type]}</span>
          {expense.recurring && (
            <Badge plain tone="green">
              Recurring
            </Badge>
          )}
        </div>
        <h2 className="t" id={heading}>
          {expense.description}
        </h2>
        <Facts expense={expense} />
      </div>
      <span className="num exp-sum">{expenseAmount(expense)}</span>
      <Buttons expense={expense} />
    </article>
  );
}

/** Date, then what there is of supplier, department, invoice reference and booking. */
function Facts({ expense }: { expense: ExpenseView }) {
  const { supplier_name: supplier, department, invoice_reference: reference } = expense;
  return (
    <div className="d exp-facts">
      <span>{formatDate(expense.expense_date)}</span>
      {supplier && <span>{supplier}</span>}
      {department && <span>{department}</span>}
      {reference && <span className="mono">{reference}</span>}
      {expense.booking_id && (
        <RecordLink className="lk" list="bookings" id={expense.booking_id}>
          {expense.booking_reference}
        </RecordLink>
      )}
    </div>
  );
}

function Buttons({ expense }: { expense: ExpenseView }) {
  const { search } = useLocation();
  const mayEdit = useMay('purchases.edit');
  const { remove, download } = useExpenseActions(expense);
  const { id, description, file_name: fileName } = expense;
  return (
    <span className="row tight exp-acts">
      {fileName && (
        <button
          type="button"
          className="btn ico sm ghost"
          data-key="d"
          aria-label={`Download the bill of ${description}`}
          title={fileName}
          onClick={() => void download()}
        >
          <Icon name="download" />
        </button>
      )}
      {mayEdit && (
        <EditDelete
          name={description}
          to={{ pathname: `/admin/expenses/${id}`, search }}
          onDelete={() => void remove()}
        />
      )}
    </span>
  );
}
