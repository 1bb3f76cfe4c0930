import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { OpenedAttachment } from '#app/services/attachments/open-attachment.ts';
import type { ApiEnv } from './env.ts';

/** A file of any type in a route's description. */
export const anyFile = {
  description: 'The file as it was sent, to be saved under its own name',
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
};

/** A private file to be saved, never shown on our own address, and kept by nobody on the way. */
export function answerFile(c: Context<ApiEnv>, { name, type, file }: OpenedAttachment): Response {
  // A stream that nobody reads would keep the file open.
  return new Response(c.req.method === 'HEAD' ? null : file.stream(), {
    headers: {
      'content-type': type,
      'content-length': String(file.size),
      'content-disposition': savedAs(name),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

/**
 * A Content-Disposition under which the file is saved as `name`, whatever its script: plain letters for old clients, the
 * name itself in UTF-8 for all others. Source: RFC 6266 §4.3, RFC 8187.
 */
export function savedAs(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%;]/g, '_')
    .trim();
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? '';
  const fallback = plain === ending ? `attachment${ending}` : plain;
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${exact}`;
}
