import { createRoute, z } from '@hono/zod-openapi';
import { NoteRequest } from '#app/contract/bookings.ts';
import { CrmInquiry, InquiryListQuery, InquiryStatusChange } from '#app/contract/crm-inquiries.ts';
import { idText } from '#app/contract/fields.ts';
import { addInquiryNote } from '#app/services/crm/add-inquiry-note.ts';
import { changeInquiryStatus } from '#app/services/crm/change-inquiry-status.ts';
import { listInquiries } from '#app/services/crm/list-inquiries.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { INQUIRY_CSV } from './csv-files.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['CRM'];
const params = z.object({ id: idText });
const answers = {
  200: { description: 'The inquiry', ...json(CrmInquiry) },
  401: failure('Nobody is signed in'),
  404: failure('No such inquiry'),
  422: failure('Something is missing or wrong'),
};

const list = createRoute({
  tags,
  method: 'get',
  path: '/crm/inquiries',
  summary: 'Inquiries from every form of the website, newest first, a page at a time',
  request: { query: InquiryListQuery.extend(csvQuery) },
  responses: { ...csvListOf(CrmInquiry), 401: answers[401], 422: answers[422] },
});

const status = createRoute({
  tags,
  method: 'put',
  path: '/crm/inquiries/{id}/status',
  summary: 'Set the status of an inquiry',
  request: { params, body: { required: true, ...json(InquiryStatusChange) } },
  responses: answers,
});

const note = createRoute({
  tags,
  method: 'post',
  path: '/crm/inquiries/{id}/notes',
  summary: 'Add a note to an inquiry',
  request: { params, body: { required: true, ...json(NoteRequest) } },
  responses: answers,
});

/** Staff's inquiries. */
export function crmInquiryRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listInquiries(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'inquiries', columns: INQUIRY_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(status, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await changeInquiryStatus(c.get('ctx'), input), 200);
  });

  api.openapi(note, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await addInquiryNote(c.get('ctx'), input), 200);
  });
}
