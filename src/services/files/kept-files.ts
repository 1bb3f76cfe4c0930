import type { FileStore } from '#app/integrations/files/port.ts';
import { isForm } from '#app/services/pictures/picture-files.ts';

/** What a backup holds of the store: every file but the forms of pictures, which are made again from their masters. */
export function keptFiles(store: FileStore) {
  return {
    async *keys() {
      for await (const { key } of store.list('')) if (!isForm(key)) yield key;
    },
    read: (key: string) => store.read(key),
    put: (key: string, bytes: Uint8Array) => store.put(key, bytes),
  };
}
