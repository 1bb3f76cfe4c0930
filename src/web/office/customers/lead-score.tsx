import { useId } from 'react';
import type { Customer } from '#app/contract/customers.ts';

/** A lead's score as a bar and a word; its parts show on hovering and for the keyboard. Source: back-office §2. */
export function LeadScore({ customer }: { customer: Customer }) {
  const id = useId();
  const { lead_score: score, lead_score_label: label, lead_score_parts: parts } = customer;
  return (
    <span className="score-tip">
      <button type="button" className={`score ${label.toLowerCase()}`} aria-describedby={id}>
        <span className="m" aria-hidden="true">
          <i style={{ width: `${score}%` }} />
        </span>
        {label} {score}
      </button>
      <span className="tip" role="tooltip" id={id}>
        <b>Lead Score: {score}/100</b>
        {parts.map((part) => (
          <span key={part.name}>
            {part.name}
            <span>
              {part.points} of {part.of}
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}
