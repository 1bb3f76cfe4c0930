import { useRef } from 'react';
import type { SendPackageAnswer, ShareAnswer } from '#app/contract/send-package.ts';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';
import type { SendBody } from './send-values.ts';

/**
 * Sends once for each press: until an answer comes, the same wishes go with the same key. By WhatsApp alone the link
 * opens, and a person sends it there. Answers the server's message and the link.
 */
export function useSendPackage(customerId: string): (body: SendBody) => Promise<SendPackageAnswer> {
  const press = useRef<{ sent: string; key: string } | null>(null);
  return async ({ send_via, ...body }) => {
    const sent = JSON.stringify([send_via, body]);
    if (press.current?.sent !== sent) press.current = { sent, key: newFormKey() };
    const byLink = send_via === 'whatsapp';
    try {
      const { data } = await callOffice<ShareAnswer | SendPackageAnswer>(
        byLink ? '/customers/share-via-whatsapp' : '/customers/send-package',
        {
          method: 'POST',
          body: {
            ...body,
            ...(byLink ? {} : { send_via }),
            customer_id: customerId,
            request_key: press.current.key,
          },
        },
      );
      press.current = null;
      return data;
    } catch (error) {
      if (error instanceof OfficeError && error.status !== 0) press.current = null;
      throw error;
    }
  };
}
