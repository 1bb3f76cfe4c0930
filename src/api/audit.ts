import { createRoute, z } from '@hono/zod-openapi';
import { type AuditEntry, AuditOptions, AuditPage, AuditQuery } from '#app/contract/audit.ts';
import { auditOptions } from '#app/services/audit/audit-options.ts';
import { listAudit } from '#app/services/audit/list-audit.ts';
import { answerCsv, asksForCsv, type CsvColumns, csvQuery } from './answer-csv.ts';
import { failure, json, signedIn } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Audit'];
const refused = {
  ...signedIn,
};

const list = createRoute({
  tags,
  method: 'get',
  path: '/admin/audit',
  summary: 'Who did what to which record, before and after, the newest first',
  description:
    '`after` takes the `next` of the page before. Days are the agency’s. `format=csv` answers all that match.',
  request: { query: AuditQuery.extend(csvQuery) },
  responses: {
    200: {
      description: 'A page, or a file',
      content: { ...json(AuditPage).content, 'text/csv': { schema: z.string() } },
    },
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

const text = (values: Record<string, unknown> | null) => (values === null ? '' : JSON.stringify(values));

const COLUMNS: CsvColumns<AuditEntry> = {
  time: { title: 'Time (UTC)', cell: (row) => row.at },
  user: { title: 'User', cell: ({ actor }) => actor.name || actor.type },
  action: { title: 'Action', cell: (row) => row.action },
  entity: { title: 'Record', cell: (row) => row.entity },
  name: { title: 'Record name', cell: (row) => row.record },
  record: { title: 'Record id', cell: (row) => row.entityId },
  before: { title: 'Before', cell: (row) => text(row.before) },
  after: { title: 'After', cell: (row) => text(row.after) },
  request: { title: 'Request id', cell: (row) => row.requestId },
};

/** The audit log. */
export function auditRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const { format: _format, columns: _columns, ids: _ids, ...query } = c.req.valid('query');
    const ctx = c.get('ctx');
    if (!asksForCsv(c)) return c.json(await listAudit(ctx, query), 200);
    // Each page goes on where the one before ended, by the index: a place by number would be counted to.
    let after: string | undefined | null = query.after;
    const next = async (limit: number) => {
      if (after === null) return { rows: [], total: 0 };
      const page = await listAudit(ctx, after === undefined ? query : { ...query, after }, limit);
      after = page.next;
      return { rows: page.entries, total: page.entries.length };
    };
    const file = { name: 'audit-log', columns: COLUMNS, list: ({ limit }: { limit: number }) => next(limit) };
    return (await answerCsv(c, file)) as never;
  });

  api.openapi(options, async (c) => c.json(await auditOptions(c.get('ctx')), 200));
}
