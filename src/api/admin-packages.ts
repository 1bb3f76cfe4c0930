import { createRoute, type z } from '@hono/zod-openapi';
import { DuplicateQuery, NewPackage } from '#app/contract/admin-content.ts';
import {
  AdminPackageQuery,
  BulkPackagesAnswer,
  BulkPackagesInput,
  PackageChangeInput,
  PackageTaxDefaults,
} from '#app/contract/admin-packages.ts';
import { AdminPackageView, PACKAGE_REQUIRED } from '#app/contract/content.ts';
import { changePackages } from '#app/services/catalog/change-packages.ts';
import { createPackage } from '#app/services/catalog/create-package.ts';
import { deletePackage } from '#app/services/catalog/delete-package.ts';
import { duplicatePackage } from '#app/services/catalog/duplicate-package.ts';
import { findAdminPackage } from '#app/services/catalog/find-admin-package.ts';
import { listAdminPackages } from '#app/services/catalog/list-admin-packages.ts';
import { packageTaxDefaults } from '#app/services/catalog/package-tax-defaults.ts';
import { restorePackage } from '#app/services/catalog/restore-package.ts';
import { updatePackage } from '#app/services/catalog/update-package.ts';
import { invalid } from '#app/services/errors.ts';
import { answerCsv, asksForCsv, csvListOf, csvQuery } from './answer-csv.ts';
import { pageRows, wholeQuery } from './answer-page.ts';
import { PACKAGE_CSV } from './csv-files.ts';
import { deleted, failure, json, idParams as params, savedAlready, signedIn } from './describe.ts';
import type { Api } from './env.ts';
import { inputFailure } from './errors.ts';
import { onlySent } from './only-sent.ts';

const tags = ['Content'];
const kept = {
  ...signedIn,
};
const refused = { ...kept, 422: failure('Something is missing or wrong') };
const missing = { 404: failure('It does not exist') };

const list = createRoute({
  tags,
  method: 'get',
  path: '/admin/packages',
  summary: 'The packages that match, drafts included; newest first unless `sort` says',
  request: { query: AdminPackageQuery.extend(csvQuery) },
  responses: { ...csvListOf(AdminPackageView), ...kept },
});

const create = createRoute({
  tags,
  method: 'post',
  path: '/admin/packages',
  summary: 'Make a package; it is published unless `status` is `draft`',
  request: { body: { required: true, ...json(NewPackage) } },
  responses: { 201: { description: 'The package', ...json(AdminPackageView) }, ...refused, ...savedAlready },
});

const update = createRoute({
  tags,
  method: 'put',
  path: '/admin/packages/{id}',
  summary: 'Change a package; fields that are left out stay as they are',
  request: { params, body: { required: true, ...json(PackageChangeInput) } },
  responses: {
    200: { description: 'The package', ...json(AdminPackageView) },
    ...refused,
    ...missing,
    409: failure('Somebody changed it since `version`'),
  },
});

const remove = createRoute({
  tags,
  method: 'delete',
  path: '/admin/packages/{id}',
  summary: 'Delete a package and its itinerary, which can be brought back for 30 days; its bookings stay',
  request: { params },
  responses: {
    ...deleted,
    ...kept,
    ...missing,
  },
});

const taxDefaults = createRoute({
  tags,
  method: 'get',
  path: '/admin/packages/tax-defaults',
  summary: 'GST rate and SAC of packages that have none of their own',
  responses: { 200: { description: 'From the settings', ...json(PackageTaxDefaults) }, ...kept },
});

const find = createRoute({
  tags,
  method: 'get',
  path: '/admin/packages/{id}',
  summary: 'One package, a draft too',
  request: { params },
  responses: { 200: { description: 'The package', ...json(AdminPackageView) }, ...kept, ...missing },
});

const restore = createRoute({
  tags,
  method: 'post',
  path: '/admin/packages/{id}/restore',
  summary: 'Bring a deleted package back, with its itinerary; possible for 30 days',
  request: { params },
  responses: { 200: { description: 'The package', ...json(AdminPackageView) }, ...kept, ...missing },
});

const duplicate = createRoute({
  tags,
  method: 'post',
  path: '/admin/packages/{id}/duplicate',
  summary: 'Make a draft like a package, with its itinerary',
  request: { params, query: DuplicateQuery },
  responses: { 201: { description: 'The new draft', ...json(AdminPackageView) }, ...kept, ...missing },
});

const bulk = createRoute({
  tags,
  method: 'post',
  path: '/admin/packages/bulk',
  summary: 'Publish, unpublish, delete or bring back many packages, all or none',
  request: { body: { required: true, ...json(BulkPackagesInput) } },
  responses: { 200: { description: 'What was done', ...json(BulkPackagesAnswer) }, ...refused },
});

/** Staff's packages. */
export function adminPackageRoutes(api: Api): void {
  api.openapi(list, async (c) => {
    const query = wholeQuery(c.req.valid('query'));
    const ask = (page = {}) => listAdminPackages(c.get('ctx'), { ...query, ...page });
    if (asksForCsv(c)) return answerCsv(c, { name: 'packages', columns: PACKAGE_CSV, list: ask });
    return c.json(pageRows(c, query, await ask()), 200);
  });

  api.openapi(
    create,
    async (c) => c.json(await createPackage(c.get('ctx'), c.req.valid('json')), 201),
    refuse,
  );

  api.openapi(
    update,
    async (c) => {
      const input = onlySent(c.req.valid('json'), await c.req.json());
      return c.json(await updatePackage(c.get('ctx'), { ...c.req.valid('param'), input }), 200);
    },
    refuse,
  );

  api.openapi(remove, async (c) => {
    await deletePackage(c.get('ctx'), c.req.valid('param'));
    return c.json({ deleted: true } as const, 200);
  });

  api.openapi(taxDefaults, async (c) => c.json(await packageTaxDefaults(c.get('ctx')), 200));

  api.openapi(find, async (c) => c.json(await findAdminPackage(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(restore, async (c) => c.json(await restorePackage(c.get('ctx'), c.req.valid('param')), 200));

  api.openapi(duplicate, async (c) =>
    c.json(await duplicatePackage(c.get('ctx'), { ...c.req.valid('param'), ...c.req.valid('query') }), 201),
  );

  api.openapi(bulk, async (c) => c.json(await changePackages(c.get('ctx'), c.req.valid('json')), 200));
}

/** Without a title, a destination or a price there is one sentence for the whole form; each field has its own too. */
function refuse(result: { success: boolean; error?: z.core.$ZodError; target: string }): undefined {
  if (result.success || !result.error) return undefined;
  const failed = inputFailure(result.error, result.target);
  const required = ['title', 'destination', 'price'].some((name) =>
    failed.fields?.[name]?.endsWith('is required'),
  );
  throw required ? invalid(PACKAGE_REQUIRED, failed.fields) : failed;
}
