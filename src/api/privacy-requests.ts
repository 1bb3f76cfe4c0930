import { createRoute } from '@hono/zod-openapi';
import {
  DataCorrection,
  ErasureQuery,
  PersonalData,
  PersonMentions,
  PrivacyClosing,
  PrivacyListQuery,
  PrivacyOutcome,
  PrivacyRequestView,
} from '#app/contract/privacy-requests.ts';
import { anonymisePerson } from '#app/services/privacy/anonymise-person.ts';
import { closePrivacyRequest } from '#app/services/privacy/close-privacy-request.ts';
import { correctPerson } from '#app/services/privacy/correct-person.ts';
import { exportPerson } from '#app/services/privacy/export-person.ts';
import { listMentions } from '#app/services/privacy/list-mentions.ts';
import { listPrivacyRequests } from '#app/services/privacy/list-privacy-requests.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { PRIVACY_CSV } from './csv-files.ts';
import { failure, json, idParams as params } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Privacy'];
const refused = {
  401: failure('Nobody is signed in'),
  404: failure('No such request'),
  409: failure('The request is closed, or the person is still to travel'),
};

const list = createRoute({
  tags,
  method: 'get',
  path: '/admin/privacy-requests',
  summary: 'What people asked about their own data',
  request: { query: PrivacyListQuery.extend(csvQuery) },
  responses: { ...csvListOf(PrivacyRequestView), 401: refused[401] },
});

const exportData = createRoute({
  tags,
  method: 'post',
  path: '/admin/privacy-requests/{id}/export',
  summary: 'Everything that is held about the e-mail address of a request, as a file',
  request: { params },
  responses: { 200: { description: 'The data', ...json(PersonalData) }, ...refused },
});

const correct = createRoute({
  tags,
  method: 'post',
  path: '/admin/privacy-requests/{id}/correct',
  summary: 'Correct the person’s name, e-mail or phone in all inquiries and bookings',
  request: { params, body: { required: true, ...json(DataCorrection) } },
  responses: { 200: { description: 'What changed', ...json(PrivacyOutcome) }, ...refused },
});

const mentions = createRoute({
  tags,
  method: 'get',
  path: '/admin/privacy-requests/{id}/mentions',
  summary:
    'Texts of other records (expenses, bills, notes) that name the person: an erasure takes them out there',
  request: { params },
  responses: {
    200: { description: 'The texts', ...json(PersonMentions) },
    401: refused[401],
    404: refused[404],
  },
});

const anonymise = createRoute({
  tags,
  method: 'post',
  path: '/admin/privacy-requests/{id}/anonymise',
  summary: 'Take the person out of all records, for good; amounts, references and dates stay',
  request: { params, query: ErasureQuery },
  responses: { 200: { description: 'What changed', ...json(PrivacyOutcome) }, ...refused },
});

const close = createRoute({
  tags,
  method: 'post',
  path: '/admin/privacy-requests/{id}/close',
  summary: 'Close a request as done or refused, with a note',
  request: { params, body: { required: true, ...json(PrivacyClosing) } },
  responses: {
    200: { description: 'The request', ...json(PrivacyRequestView) },
    422: failure('It has to be erased first, or the note is missing'),
    ...refused,
  },
});

/** Staff's side of privacy requests. */
export function privacyRequestRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listPrivacyRequests(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'privacy-requests', columns: PRIVACY_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(exportData, async (c) => {
    const data = await exportPerson(c.get('ctx'), c.req.valid('param'));
    c.header('content-disposition', 'attachment; filename="personal-data.json"');
    return c.json(data, 200);
  });

  api.openapi(correct, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await correctPerson(c.get('ctx'), { id, change: c.req.valid('json') }), 200);
  });

  api.openapi(mentions, async (c) => c.json(await listMentions(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(anonymise, async (c) => {
    const { travels = '' } = c.req.valid('query');
    const input = { ...c.req.valid('param'), travels: travels.split(',') };
    return c.json(await anonymisePerson(c.get('ctx'), input), 200);
  });

  api.openapi(close, async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await closePrivacyRequest(c.get('ctx'), input), 200);
  });
}
