import type { ReactNode } from 'react';
import { Icon } from '#app/web/ui/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';

/** The notched ticket beside the form and the booking: picture, title, lines of amounts, the pay button. */
export function SummaryTicket({
  label,
  image,
  title,
  facts,
  button,
  foot,
  children,
}: {
  label: string;
  image: string;
  title: string;
  facts: string;
  button: ReactNode;
  /** Below the button. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside className="sum" aria-label={label}>
      <div className="ticketwrap">
        <div className="ticket">
          <div className="pic">
            <Picture src={image} alt="" width={1200} height={900} sizes="(max-width: 1080px) 92vw, 400px" />
          </div>
          <div className="ti">
            <h3 title={title}>{title}</h3>
            <p>{facts}</p>
          </div>
          <i className="perf" />
          <div className="ln" aria-live="polite">
            {children}
          </div>
          {button}
          {button && (
            <p className="safe">
              <Icon name="lock" />
              Secure payment by card or UPI
            </p>
          )}
          {foot}
        </div>
      </div>
    </aside>
  );
}
