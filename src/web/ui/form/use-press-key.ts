import { useRef } from 'react';
import { newFormKey } from '#app/web/ui/form-key.ts';

/** The key of a press: the same content sent again after a lost answer goes with the same key, another one with a new key. */
export function usePressKey(): (content: object) => string {
  const press = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (press.current?.content !== text) press.current = { content: text, key: newFormKey() };
    return press.current.key;
  };
}
