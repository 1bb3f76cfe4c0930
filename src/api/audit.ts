import { createRoute } from '@hono/zod-openapi';
import { AuditOptions, AuditPage, AuditQuery } from '#app/contract/audit.ts';
import { auditOptions } from '#app/services/audit/audit-options.ts';
import { listAudit } from '#app/services/audit/list-audit.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Audit'];
const refused = {
  401: failure('Nobody is signed in'),
  403: failure('The role does not allow it'),
};

const list = createRoute({
  tags,
  method: 'get',
  path: '/admin/audit',
  summary: 'Who did what to which record, before and after, the newest first',
  description: '`after` takes the `next` of the page before. Days are the agency’s.',
  request: { query: AuditQuery },
  responses: {
    200: { description: 'A page', ...json(AuditPage) },
    ...refused,
    422: failure('A filter is wrong'),
  },
});

const options = createRoute({
  tags,
  method: 'get',
  path: '/admin/audit/options',
  summary: 'What the filters of the audit offer',
  responses: { 200: { description: 'Users, entities and actions', ...json(AuditOptions) }, ...refused },
});

/** The audit log. */
export function auditRoutes(api: Api): void {
  api.openapi(list, async (c) => c.json(await listAudit(c.get('ctx'), c.req.valid('query')), 200));
  api.openapi(options, async (c) => c.json(await auditOptions(c.get('ctx')), 200));
}
