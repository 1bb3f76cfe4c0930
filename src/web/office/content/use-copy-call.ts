import { useRef } from 'react';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { newFormKey } from '#app/web/ui/form-key.ts';

/**
 * Asks for a copy of one record. Until it is answered well, every further press for the same record is the same press,
 * so that neither a double click nor a retry after a lost answer makes two.
 */
export function useCopyCall<Copy>(path: string): (id: string) => Promise<Copy> {
  const keys = useRef(new Map<string, string>());
  return async (id) => {
    const key = keys.current.get(id) ?? newFormKey();
    keys.current.set(id, key);
    const call = `${path}/${id}/duplicate?request_key=${key}`;
    const { data } = await callOffice<Copy>(call, { method: 'POST' });
    keys.current.delete(id);
    return data;
  };
}
