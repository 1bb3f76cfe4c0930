import { createRoute, z } from '@hono/zod-openapi';
import { idText } from '#app/contract/fields.ts';
import {
  BrochureQuery,
  offerOf,
  SendPackageAnswer,
  SendPackageRequest,
  ShareAnswer,
  ShareRequest,
} from '#app/contract/send-package.ts';
import { packageBrochure } from '#app/services/brochures/package-brochure.ts';
import { sendPackage, sharePackage } from '#app/services/customers/send-package.ts';
import { answerPdf, pdfFile } from './answer-pdf.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Customers'];
const refused = {
  ...signedIn,
  404: failure('No such customer or package'),
  422: failure('A field is missing or wrong'),
};

const share = createRoute({
  tags,
  method: 'post',
  path: '/customers/share-via-whatsapp',
  summary: 'The link that opens WhatsApp with a package for a customer',
  request: { body: { required: true, ...json(ShareRequest) } },
  responses: { 200: { description: 'The link', ...json(ShareAnswer) }, ...refused },
});

const send = createRoute({
  tags,
  method: 'post',
  path: '/customers/send-package',
  summary: 'Send a package to a customer by WhatsApp, e-mail or both',
  request: { body: { required: true, ...json(SendPackageRequest) } },
  responses: {
    200: { description: 'Handed over', ...json(SendPackageAnswer) },
    202: { description: 'Still trying: it goes on by itself', ...json(SendPackageAnswer) },
    409: failure('No provider is set up: kept as not sent'),
    502: failure('A provider refused it; the text says which'),
    ...refused,
  },
});

const brochure = createRoute({
  tags,
  method: 'get',
  path: '/customers/download-pdf/{package_id}',
  summary: 'The brochure of a package, named for a customer',
  request: { params: z.object({ package_id: idText }), query: BrochureQuery },
  responses: { 200: pdfFile, ...refused },
});

/** Packages offered to customers. */
export function sendPackageRoutes(api: Api): void {
  api.openapi(share, async (c) => c.json(await sharePackage(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(send, async (c) => {
    const { answer, queued } = await sendPackage(c.get('ctx'), c.req.valid('json'));
    return queued ? c.json(answer, 202) : c.json(answer, 200);
  });

  api.openapi(brochure, async (c) => {
    const query = c.req.valid('query');
    const { filename, pdf } = await packageBrochure(c.get('ctx'), {
      packageId: c.req.valid('param').package_id,
      customerName: query.customer_name,
      ...offerOf(query),
    });
    return answerPdf(pdf, filename) as never;
  });
}
