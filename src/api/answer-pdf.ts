import { z } from '@hono/zod-openapi';

/** A PDF file in a route's description. */
export const pdfFile = {
  description: 'The PDF file',
  content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
};

/** A PDF to save under a plain ASCII name. Never kept by anybody on the way: it is of one customer. */
export function answerPdf(pdf: Uint8Array, name: string): Response {
  return new Response(Uint8Array.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
