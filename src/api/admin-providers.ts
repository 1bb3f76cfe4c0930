import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { DemoContentView, DemoRemoval } from '#app/contract/demo-content.ts';
import { ProvidersView, SecretInput, SecretView, TEST_INPUTS, TestAnswer } from '#app/contract/providers.ts';
import { PROVIDERS, type ProviderName } from '#app/domain/provider-settings.ts';
import { isSecretName, SECRET_NAMES, type SecretName } from '#app/domain/secrets.ts';
import { notFound } from '#app/services/errors.ts';
import { changeSecret } from '#app/services/settings/change-secret.ts';
import { demoContent, removeDemoContent } from '#app/services/settings/demo-content.ts';
import { providerViews } from '#app/services/settings/provider-views.ts';
import { testProvider } from '#app/services/settings/test-provider.ts';
import { failure, json } from './describe.ts';
import type { Api } from './env.ts';

const tags = ['Settings'];
const refusals = {
  401: failure('Nobody is signed in'),
  403: failure('The role may not change settings'),
};

const providers = createRoute({
  tags,
  method: 'get',
  path: '/admin/settings/providers',
  summary: 'What each provider does now, and which secrets are set',
  responses: {
    200: { description: 'The providers; of secrets only whether they are there', ...json(ProvidersView) },
    ...refusals,
  },
});

const name = z.object({ name: z.string().meta({ description: SECRET_NAMES.join(', ') }) });

const setSecret = createRoute({
  tags,
  method: 'put',
  path: '/admin/settings/secrets/{name}',
  summary: 'Put a secret in place; it can never be read again',
  request: { params: name, body: { required: true, ...json(SecretInput) } },
  responses: {
    200: { description: 'That it is set', ...json(SecretView) },
    ...refusals,
    404: failure('There is no such secret'),
    409: failure('The environment fixes it'),
    422: failure('It is empty or too long'),
  },
});

const removeSecret = createRoute({
  tags,
  method: 'delete',
  path: '/admin/settings/secrets/{name}',
  summary: 'Take a secret away',
  request: { params: name },
  responses: {
    200: { description: 'That it is not set', ...json(SecretView) },
    ...refusals,
    404: failure('There is no such secret'),
    409: failure('The environment fixes it'),
  },
});

const demo = createRoute({
  tags,
  method: 'get',
  path: '/admin/settings/demo',
  summary: 'What "Remove demo content" would take',
  responses: { 200: { description: 'How many of each', ...json(DemoContentView) }, ...refusals },
});

const removeDemo = createRoute({
  tags,
  method: 'post',
  path: '/admin/settings/demo/remove',
  summary: 'Take out what the first start put in; what staff made or changed stays',
  request: { body: { required: true, ...json(DemoRemoval) } },
  responses: {
    200: { description: 'What was taken', ...json(DemoContentView) },
    ...refusals,
    422: failure('The words of confirmation are missing'),
  },
});

/** Secrets, tests of providers, and the demo content. */
export function adminProviderRoutes(api: Api): void {
  api.openapi(providers, async (c) => c.json(await providerViews(c.get('ctx')), 200));
  api.openapi(setSecret, async (c) => {
    const { value } = c.req.valid('json');
    return c.json(await changeSecret(c.get('ctx'), { name: known(c.req.valid('param').name), value }), 200);
  });
  api.openapi(removeSecret, async (c) =>
    c.json(await changeSecret(c.get('ctx'), { name: known(c.req.valid('param').name), value: null }), 200),
  );
  for (const provider of PROVIDERS) testRoute(api, provider);
  api.openapi(demo, async (c) => c.json(await demoContent(c.get('ctx')), 200));
  api.openapi(removeDemo, async (c) => c.json(await removeDemoContent(c.get('ctx')), 200));
}

function testRoute(api: Api, provider: ProviderName): void {
  const schema: z.ZodType<{ to?: string }> = TEST_INPUTS[provider];
  const route = createRoute({
    tags,
    method: 'post',
    path: `/admin/settings/${provider}/test`,
    summary: `Try ${provider} as its settings are saved`,
    request: { body: { required: true, ...json(schema) } },
    responses: {
      200: { description: 'Handed over: what the provider said', ...json(TestAnswer) },
      ...refusals,
      409: failure('The provider is not set up'),
      422: failure('The recipient is missing or wrong'),
      429: failure('That was a lot at once'),
      502: failure('The provider’s reason'),
    },
  });
  api.openapi(route, async (c) => {
    const { to = '' } = c.req.valid('json' as never) as { to?: string };
    return c.json(await testProvider(c.get('ctx'), { provider, to }), 200);
  });
}

function known(text: string): SecretName {
  if (isSecretName(text)) return text;
  throw notFound('There is no such secret.');
}
