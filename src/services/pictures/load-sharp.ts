import type sharp from 'sharp';

/** The only readers that an upload may reach, whatever it pretends to be. */
const READERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

let loaded: Promise<typeof sharp> | undefined;

/** The picture library when it is first needed: a server that gets no uploads never has it in memory. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then((library) => {
    library.default.concurrency(1);
    library.default.cache(false);
    library.default.block({ operation: ['VipsForeignLoad'] });
    library.default.unblock({ operation: READERS });
    return library.default;
  });
  return loaded;
}
