import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AI_FIRST, type DraftAnswer, type ItineraryDraftAnswer } from '#app/contract/ai.ts';
import { seedDemo } from '#app/db/demo/seed-demo.ts';
import { hasAmount } from '#app/domain/composer/without-amounts.ts';
import type { Role } from '#app/domain/permissions.ts';
import { createAiWriter } from '#app/integrations/ai/openai-compatible.ts';
import { generateDraft } from '#app/services/ai/generate-draft.ts';
import { testAi } from '#app/services/ai/test-ai.ts';
import { type ChatServer, openChatServer, sayJson, sayText } from '#tests/support/chat-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const KEY = 'sk-a-secret-that-nobody-sees';
const PATH = '/admin/generate-complete-itinerary';
const KASHMIR = { package_title: 'Kashmir in April', destination: 'Kashmir', duration: '6 Days / 5 Nights' };
const GOOD = {
  description: 'Wake to lake mist. Only ₹24,999 per person! Tulips all day.',
  inclusions: ['- 5 nights in hotels', 'Gondola tickets (₹2,000)', '', 'Breakfast', 'breakfast'],
  exclusions: ['1. Airfare', 'Lunch worth Rs. 500'],
};

let chat: ChatServer;
let app: TestApp;
let bare: TestApp;
let headers: { cookie: string };
let bareHeaders: { cookie: string };
beforeAll(async () => {
  chat = await openChatServer();
  const fixed = { 'ai.baseUrl': chat.url, 'ai.model': 'test-model', 'ai.key': KEY } as const;
  const busy = { formLimitPerMinute: 1000 };
  app = await createTestApp({ config: { fixed, ...busy }, ai: createAiWriter({ timeoutMs: 1500 }) });
  bare = await createTestApp({ config: { fixed: {}, ...busy } });
  await seedDemo(bare.ctx.db, new Date('2026-11-28T00:00:00Z'));
  headers = { cookie: await app.loginAsStaff() };
  bareHeaders = { cookie: await bare.loginAsStaff() };
});
afterAll(async () => {
  await Promise.all([app.close(), bare.close()]);
  await chat.close();
});
beforeEach(() => {
  chat.requests.length = 0;
  chat.answer = JSON.stringify(GOOD);
});

const post = <T = Record<string, unknown>>(path: string, body: unknown) =>
  app.json<T>(path, { method: 'POST', headers, body });
const postBare = <T = Record<string, unknown>>(path: string, body: unknown) =>
  bare.json<T>(path, { method: 'POST', headers: bareHeaders, body });

async function events(
  body: unknown,
  path = PATH,
): Promise<Array<{ event: string; data: Record<string, unknown> }>> {
  const answer = await app.fetch(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.text())
    .split('\n\n')
    .map((block) => /^event: (\w+)\ndata: (.*)$/.exec(block))
    .flatMap((found) => (found ? [{ event: found[1] ?? '', data: JSON.parse(found[2] ?? '') }] : []));
}

describe('a draft from a provider', () => {
  it('P21 has the three sections, tidied and without any price', async () => {
    const { status, body } = await post<DraftAnswer>(PATH, { ...KASHMIR, custom_prompt: 'Slow <mornings>' });
    expect(status).toBe(200);
    expect(body).toEqual({
      parsed_sections: {
        description: 'Wake to lake mist. Tulips all day.',
        inclusions: ['5 nights in hotels', 'Gondola tickets', 'Breakfast'],
        exclusions: ['Airfare'],
      },
      description: 'Wake to lake mist. Tulips all day.',
      source: 'ai',
      note: expect.stringContaining('AI provider'),
    });
    const [system, user] = chat.requests[0]?.body.messages ?? [];
    expect(system?.content).toContain('Never write a price');
    expect(user?.content).toContain('Duration: 6 Days / 5 Nights (6 days, 5 nights)');
    expect(user?.content).toContain('<wishes>Slow ‹mornings></wishes>');
    expect(chat.requests[0]?.body.stream).toBeFalsy();
  });

  it('P21 is planned for 5 Days / 4 Nights unless the duration says otherwise', async () => {
    for (const duration of [undefined, '', null]) {
      chat.requests.length = 0;
      expect((await post(PATH, { ...KASHMIR, duration })).status).toBe(200);
      expect(chat.requests[0]?.body.messages?.[1]?.content).toContain('5 Days / 4 Nights (5 days, 4 nights)');
    }
  });

  it('P21 needs title and destination first', async () => {
    for (const body of [{}, { package_title: 'Kashmir' }, { package_title: ' ', destination: 'Kashmir' }]) {
      const { status, body: refused } = await post(PATH, body);
      expect([status, refused.detail, refused.code]).toEqual([422, AI_FIRST, 'invalid_input']);
    }
    expect(chat.requests).toHaveLength(0);
  });

  it('P21 is streamed only for who asks for events', async () => {
    const told = await events(KASHMIR);
    expect(told[0]).toEqual({ event: 'progress', data: { stage: 'asking', characters: 0, parts: [] } });
    expect(told.find((one) => one.data.stage === 'writing')).toBeDefined();
    const last = told.at(-1);
    expect([last?.event, last?.data.source]).toEqual(['done', 'ai']);
    expect(last?.data.parsed_sections).toMatchObject({ exclusions: ['Airfare'] });
    expect(chat.requests[0]?.body.stream).toBe(true);
    for (const accept of ['*/*', 'application/json', 'text/html, */*;q=0.8']) {
      const answer = await app.fetch(PATH, {
        method: 'POST',
        headers: { ...headers, accept, 'content-type': 'application/json' },
        body: JSON.stringify(KASHMIR),
      });
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  it('P21 refuses a wrong request with its status, also of who asked for events', async () => {
    const answer = await app.fetch(PATH, {
      method: 'POST',
      headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: '{}',
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ detail: AI_FIRST }),
    ]);
  });
});

describe('a provider that fails', () => {
  const failures: Array<[string, ChatServer['answer'], number, string, RegExp]> = [
    ['500', (_q, r) => sayJson(r, 500, 'x'), 503, 'provider_busy', /problem of its own/],
    [
      '401',
      (_q, r) => sayJson(r, 401, { error: { message: KEY } }),
      502,
      'provider_failed',
      /refused our key/,
    ],
    ['an empty answer', '', 502, 'provider_failed', /empty answer/],
    ['no JSON', 'Certainly!', 502, 'provider_failed', /could not be read/],
    ['another shape', '{"text":"hello"}', 502, 'provider_failed', /did not have the parts/],
    ['only a price', JSON.stringify({ ...GOOD, description: 'For ₹999.' }), 502, 'provider_failed', /empty/],
    ['silence', () => undefined, 504, 'provider_timeout', /did not answer in time/],
  ];
  it.each(failures)('P21 is told with its reason: %s', async (_name, answer, status, code, detail) => {
    chat.answer = answer;
    const refused = await post(PATH, KASHMIR);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(refused.body.detail).toMatch(detail);
    const last = (await events(KASHMIR)).at(-1);
    expect(last).toEqual({ event: 'error', data: refused.body });
    expect(JSON.stringify([refused.body, app.logged])).not.toContain(KEY);
  });

  it('P21 says when to try again', async () => {
    chat.answer = (_q, r) => sayJson(r, 429, '', { 'retry-after': '30' });
    const { status, body, headers: told } = await post(PATH, KASHMIR);
    expect([status, body.code, told.get('retry-after')]).toEqual([503, 'provider_busy', '30']);
    expect(body.detail).toMatch(/too many requests\. Please try again in 30 seconds\.$/);
    expect(app.logged.filter((line) => line.reason === 'rate_limited' && line.status === 429)).toHaveLength(
      1,
    );
  });

  it('P21 holds few calls at once, and frees them when their callers leave', async () => {
    chat.answer = () => undefined;
    const leave = new AbortController();
    const held = Array.from({ length: 4 }, () =>
      app.fetch(
        new Request(`http://localhost/api${PATH}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(KASHMIR),
          signal: leave.signal,
        }),
      ),
    );
    await expect.poll(() => chat.requests.length).toBe(4);
    const { status, body } = await post(PATH, KASHMIR);
    expect([status, body.code]).toEqual([503, 'provider_busy']);
    expect((await app.json('/crm/stats', { headers })).status).toBe(200);
    leave.abort();
    await Promise.allSettled(held);
    chat.answer = JSON.stringify(GOOD);
    expect((await post(PATH, KASHMIR)).status).toBe(200);
  });
});

describe('a draft of the built-in composer', () => {
  it('P21 is written from the catalogue and says so', async () => {
    const { status, body } = await postBare<DraftAnswer>(PATH, {
      ...KASHMIR,
      custom_prompt: 'Slow mornings',
    });
    expect([status, body.source]).toEqual([200, 'composer']);
    expect(body.note).toContain('built-in composer');
    expect(body.description).toContain('Srinagar');
    expect(body.description).toContain('Slow mornings');
    expect(body.parsed_sections.inclusions[0]).toBe('5 nights in comfortable hotels');
    expect(hasAmount(JSON.stringify(body.parsed_sections))).toBe(false);
    expect((await postBare<DraftAnswer>(PATH, { ...KASHMIR, custom_prompt: 'Slow mornings' })).body).toEqual(
      body,
    );
  });

  it('P21 writes a day for each of the duration, for every destination of the catalogue', async () => {
    for (const destination of [
      'Kashmir',
      'kerala ',
      'Bali',
      'Maldives',
      'Nowhere at all',
      'bad \u0000 text',
    ]) {
      const { status, body } = await postBare<ItineraryDraftAnswer>('/admin/draft-itinerary', {
        package_title: 'A trip',
        destination,
        duration: '7N/8D',
      });
      if (destination.includes('\u0000')) {
        expect(status).toBe(422);
        continue;
      }
      expect([destination, status, body.source]).toEqual([destination, 200, 'composer']);
      expect(body.itinerary.days.map((day) => day.day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(hasAmount(JSON.stringify(body.itinerary))).toBe(false);
    }
  });
});

describe('an itinerary from a provider', () => {
  const day = (title: string) => ({
    title,
    description: 'A day.',
    locations: ['Srinagar'],
    morning: 'Tea for ₹20.',
  });
  const plan = (days: number) =>
    JSON.stringify({
      overview: 'Slow days.',
      days: Array.from({ length: days }, (_, at) => day(`Day ${at}`)),
    });

  it('P21 has as many days as asked for, numbered by us', async () => {
    chat.answer = plan(3);
    const body = { ...KASHMIR, duration: '3 Days', route: 'Srinagar → Gulmarg' };
    const { status, body: answer } = await post<ItineraryDraftAnswer>('/admin/draft-itinerary', body);
    expect([status, answer.source]).toEqual([200, 'ai']);
    expect(answer.itinerary.days.map(({ day, morning, meals }) => [day, morning, meals])).toEqual([
      [1, '', ''],
      [2, '', ''],
      [3, '', ''],
    ]);
    expect(chat.requests[0]?.body.messages?.[1]?.content).toContain('Route: Srinagar → Gulmarg');
    expect((await events(body, '/admin/draft-itinerary')).at(-1)?.event).toBe('done');
  });

  it('P21 with another number of days is refused', async () => {
    chat.answer = plan(4);
    const { status, body } = await post('/admin/draft-itinerary', { ...KASHMIR, duration: '3 Days' });
    expect([status, body.detail]).toEqual([502, expect.stringContaining('did not have the parts')]);
  });

  it('P21 has at most 30 days', async () => {
    const { status, body } = await post('/admin/draft-itinerary', { ...KASHMIR, duration: '31 days' });
    expect([status, body.fields]).toEqual([422, { duration: expect.stringContaining('30 days') }]);
  });
});

describe('a message for one customer', () => {
  const ask = (package_id: string) => ({
    package_id,
    customer_name: 'Ananya Raghavan',
    customer_interests: ['gardens', 'photography'],
    budget_range: '₹50,000 - ₹75,000',
    special_requests: 'Vegetarian food',
  });

  it('B15 comes from the composer where no provider is set', async () => {
    const [trip] = (await bare.json<Array<{ id: string; title: string }>>('/packages')).body;
    const { status, body } = await postBare('/admin/customize-package-for-customer', ask(trip?.id ?? ''));
    expect([status, body.source]).toEqual([200, 'composer']);
    expect(body.customized_description).toMatch(/^Dear Ananya Raghavan,\n\n/);
    expect(body.customized_description).toContain(trip?.title);
    expect(hasAmount(String(body.customized_description))).toBe(false);
  });

  it('B15 comes from the provider, which never hears the name nor the budget', async () => {
    const made = await app.json<{ id: string }>('/admin/packages', {
      method: 'POST',
      headers,
      body: { title: 'Kashmir in Bloom', destination: 'Kashmir', price: '₹24,999' },
    });
    chat.answer = JSON.stringify({ message: 'You will love the gardens. It is only ₹24,999.' });
    const { status, body } = await post('/admin/customize-package-for-customer', ask(made.body.id));
    expect(status).toBe(200);
    expect(body).toEqual({
      customized_description: 'Dear Ananya Raghavan,\n\nYou will love the gardens.',
      source: 'ai',
      note: expect.any(String),
    });
    const sent = JSON.stringify(chat.requests[0]?.body);
    expect(sent).toContain('Interests: gardens, photography');
    expect(sent).not.toMatch(/Ananya|50,000|24,999/);
    chat.answer = (request, response) => sayText(request, response, '');
    const failed = await post('/admin/customize-package-for-customer', ask(made.body.id));
    expect([failed.status, failed.body.code]).toEqual([502, 'provider_failed']);
  });

  it('B15 is refused for a package that does not exist', async () => {
    const { status, body } = await post('/admin/customize-package-for-customer', ask('pkg_none'));
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('who may have drafts', () => {
  const as = (role: Role) => ({
    ...app.ctx,
    actor: { type: 'staff', id: `usr_${role}`, name: role, role } as const,
  });
  const input = { ...KASHMIR, custom_prompt: '', package_type: undefined };

  it('P21 only staff who edit content', async () => {
    await expect(generateDraft(as('sales'), input)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(generateDraft(as('content'), input)).resolves.toMatchObject({ source: 'ai' });
    expect((await app.json(PATH, { method: 'POST', body: KASHMIR })).status).toBe(401);
  });

  it('P21 each so many times in a minute', async () => {
    const few = { ...as('content'), config: { ...app.ctx.config, formLimitPerMinute: 2 } };
    const other = { ...few, actor: { ...few.actor, id: 'usr_other' } };
    const somebody = { ...few, actor: { ...few.actor, id: 'usr_somebody' } };
    await generateDraft(somebody, input);
    chat.answer = '';
    await expect(generateDraft(somebody, input)).rejects.toMatchObject({ code: 'provider_failed' });
    await expect(generateDraft(somebody, input)).rejects.toMatchObject({ code: 'rate_limited' });
    chat.answer = JSON.stringify(GOOD);
    await expect(generateDraft(other, input)).resolves.toMatchObject({ source: 'ai' });
  });

  it('P21 a test of the provider says that it answered, or why not', async () => {
    const config = { baseUrl: chat.url, key: KEY, model: 'test-model' };
    chat.answer = '{"answer":"ready"}';
    expect(await testAi(as('owner'), config)).toEqual({ ok: true, detail: 'test-model answered.' });
    chat.answer = (_q, r) => sayJson(r, 401, '');
    expect(await testAi(as('owner'), config)).toMatchObject({ ok: false, reason: 'key_refused' });
    expect(await testAi(as('owner'), { ...config, baseUrl: 'http://169.254.169.254/v1' })).toMatchObject({
      ok: false,
      reason: 'address_refused',
    });
    await expect(testAi(as('manager'), config)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
