import type { ReactNode } from 'react';
import { spacedPhone, telLink } from '#app/domain/phone-number.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** How to reach somebody, one press away, and what else belongs on that line. */
export function ContactFacts({
  email,
  phone,
  children,
}: {
  email: string;
  phone?: string;
  children?: ReactNode;
}) {
  return (
    <div className="facts">
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      )}
      {phone && (
        <a href={telLink(phone)}>
          <Icon name="phone" />
          {spacedPhone(phone)}
        </a>
      )}
      {children}
    </div>
  );
}
