import { createRoute } from '@hono/zod-openapi';
import { NoteRequest } from '#app/contract/bookings.ts';
import {
  AssigneeChange,
  BulkInquiries,
  BulkInquiriesAnswer,
  CrmOverview,
  InquiryCounts,
  ReplyReport,
  ReplyReportQuery,
} from '#app/contract/crm-desk.ts';
import { CrmInquiry, InquiryListQuery, InquiryStatusChange } from '#app/contract/crm-inquiries.ts';
import { InquiryDetail } from '#app/contract/crm-inquiry-detail.ts';
import { addInquiryNote } from '#app/services/crm/add-inquiry-note.ts';
import { assignInquiry } from '#app/services/crm/assign-inquiry.ts';
import { changeInquiries } from '#app/services/crm/change-inquiries.ts';
import { changeInquiryStatus } from '#app/services/crm/change-inquiry-status.ts';
import { crmOverview } from '#app/services/crm/crm-overview.ts';
import { inquiryDetail } from '#app/services/crm/inquiry-detail.ts';
import { inquiryCounts, listInquiries } from '#app/services/crm/list-inquiries.ts';
import { replyReport } from '#app/services/crm/reply-report.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { INQUIRY_CSV } from './csv-files.ts';
import { failure, json, idParams as params } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['CRM'];
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

const counts = createRoute({
  tags,
  method: 'get',
  path: '/crm/inquiries/board-counts',
  summary: 'How many inquiries stand in each column of the board',
  request: { query: InquiryListQuery.omit({ status: true, sort: true, limit: true, offset: true }) },
  responses: {
    200: { description: 'Counts by status', ...json(InquiryCounts) },
    401: answers[401],
    422: answers[422],
  },
});

const overview = createRoute({
  tags,
  method: 'get',
  path: '/crm/overview',
  summary: 'Inquiries by week and by status, and who waits for a first answer',
  responses: { 200: { description: 'The figures', ...json(CrmOverview) }, 401: answers[401] },
});

const replies = createRoute({
  tags,
  method: 'get',
  path: '/crm/reply-report',
  summary: 'How fast the inquiries of some days were answered, and how many became bookings',
  request: { query: ReplyReportQuery },
  responses: {
    200: { description: 'The figures', ...json(ReplyReport) },
    401: answers[401],
    422: answers[422],
  },
});

const assignee = createRoute({
  tags,
  method: 'put',
  path: '/crm/inquiries/{id}/assignee',
  summary: 'Give an inquiry to a member of staff',
  request: { params, body: { required: true, ...json(AssigneeChange) } },
  responses: answers,
});

const bulk = createRoute({
  tags,
  method: 'post',
  path: '/crm/inquiries/bulk',
  summary: 'Change the status of many inquiries, or who looks after them',
  request: { body: { required: true, ...json(BulkInquiries) } },
  responses: {
    200: { description: 'Those that changed, as they were before', ...json(BulkInquiriesAnswer) },
    401: answers[401],
    422: answers[422],
  },
});

const detail = createRoute({
  tags,
  method: 'get',
  path: '/crm/inquiries/{id}',
  summary: 'An inquiry with its notes, history, and what else the person asked or booked',
  request: { params },
  responses: {
    200: { description: 'The inquiry', ...json(InquiryDetail) },
    401: answers[401],
    404: answers[404],
  },
});

/** Staff's inquiries. */
export function crmInquiryRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    if (asksForCsv(c)) {
      const list = (page: object) => listInquiries(c.get('ctx'), { ...query, ...page, allNotes: true });
      return answerCsv(c, { name: 'inquiries', columns: INQUIRY_CSV, list });
    }
    return c.json(pageRows(c, query, await listInquiries(c.get('ctx'), query)), 200);
  });

  api.openapi(status, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await changeInquiryStatus(c.get('ctx'), input), 200);
  });

  api.openapi(overview, async (c) => c.json(await crmOverview(c.get('ctx')), 200));

  api.openapi(replies, async (c) => c.json(await replyReport(c.get('ctx'), c.req.valid('query')), 200));

  api.openapi(counts, async (c) => c.json(await inquiryCounts(c.get('ctx'), c.req.valid('query')), 200));

  // After the other addresses of one part, which are no ids.
  api.openapi(detail, async (c) => c.json(await inquiryDetail(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(assignee, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await assignInquiry(c.get('ctx'), input), 200);
  });

  api.openapi(bulk, async (c) => c.json(await changeInquiries(c.get('ctx'), c.req.valid('json')), 200));

  api.openapi(note, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await addInquiryNote(c.get('ctx'), input), 200);
  });
}
