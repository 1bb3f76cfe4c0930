import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type ChatAnswer,
  type ChatServer,
  completion,
  endStream,
  openChatServer,
  sayJson,
  sayPiece,
  sayText,
  startStream,
} from '#tests/support/chat-server.ts';
import { readRetryAfter } from './failure-of.ts';
import { createAiWriter } from './openai-compatible.ts';
import { AI_REASONS, AiError, type AiFailure } from './port.ts';
import { guardedLookup } from './provider-address.ts';

const KEY = 'sk-a-secret-that-nobody-sees';
const shape = z.object({ description: z.string().min(1), inclusions: z.array(z.string()) });
const GOOD = { description: 'Five slow days.', inclusions: ['4 nights', 'Breakfast'] };

let chat: ChatServer;
beforeAll(async () => {
  chat = await openChatServer();
});
afterAll(() => chat.close());
beforeEach(() => {
  chat.requests.length = 0;
  chat.hungUp = false;
});

function write(
  more: {
    streaming?: boolean;
    timeoutMs?: number;
    signal?: AbortSignal;
    baseUrl?: string;
    progress?: object[];
  } = {},
) {
  const writer = createAiWriter({ timeoutMs: more.timeoutMs ?? 20_000 });
  return writer.write(
    { baseUrl: more.baseUrl ?? chat.url, key: KEY, model: 'test-model' },
    {
      instructions: 'You write for a travel agency.',
      prompt: 'Write about Kashmir.',
      shape,
      maxTokens: 500,
      ...(more.signal ? { signal: more.signal } : {}),
      ...(more.streaming ? { onProgress: (one: object) => void more.progress?.push(one) } : {}),
    },
  );
}

async function failure(call: Promise<unknown>): Promise<AiError> {
  const error = await call.then(
    (value) => {
      throw new Error(`It answered ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiError)) throw error;
  expect(JSON.stringify({ ...error, message: error.message })).not.toContain(KEY);
  return error;
}

describe.each([{ streaming: false }, { streaming: true }])('a provider, streaming: $streaming', (how) => {
  it('P21 gives an answer that was checked against the shape', async () => {
    chat.answer = JSON.stringify(GOOD);
    expect(await write(how)).toEqual(GOOD);
    const [call] = chat.requests;
    expect(call?.path).toBe('/v1/chat/completions');
    expect(call?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(call?.body).toMatchObject({
      model: 'test-model',
      max_tokens: 500,
      response_format: { type: 'json_object' },
    });
    expect(call?.body.messages?.map((one) => one.role)).toEqual(['system', 'user']);
    expect(call?.body.messages?.[0]?.content).toContain('"inclusions"');
  });

  it.each([
    ['fenced', '```json\n{"description":"Five slow days.","inclusions":["4 nights","Breakfast"]}\n```'],
    ['thought aloud before', `<think>{"not":"this"}</think>\nHere it is: ${JSON.stringify(GOOD)}`],
  ])('P21 reads JSON that is %s', async (_name, text) => {
    chat.answer = text;
    expect(await write(how)).toEqual(GOOD);
  });

  const bad: Array<[AiFailure, string, ChatAnswer]> = [
    ['empty', 'an empty text', ''],
    ['empty', 'only white space', ' \n '],
    ['malformed', 'text that is no JSON', 'Certainly! Kashmir is lovely.'],
    ['malformed', 'JSON that is cut off', '{"description":"Five slow'],
    ['wrong_shape', 'another shape', '{"description":"","inclusions":"none"}'],
    ['wrong_shape', 'a list', '[{"description":5}]'],
    ['malformed', 'a page instead of an answer', (_q, r) => sayJson(r, 200, '<html>Sign in</html>')],
    ['key_refused', '401', (_q, r) => sayJson(r, 401, { error: { message: `Incorrect key: ${KEY}` } })],
    ['unknown_model', '404', (_q, r) => sayJson(r, 404, { error: { message: 'no such model' } })],
    ['unavailable', '500', (_q, r) => sayJson(r, 500, 'oops')],
    ['unavailable', '503 without a body', (_q, r) => sayJson(r, 503, '')],
    ['refused', '400, twice', (_q, r) => sayJson(r, 400, { error: { message: 'no' } })],
    ['refused', 'a redirect', (_q, r) => sayJson(r, 302, '', { location: 'http://127.0.0.1:1/' })],
    ['unreachable', 'a connection that is reset', (_q, r) => void r.socket?.resetAndDestroy()],
  ];
  it.each(bad)('P21 fails as %s on %s', async (reason, _name, answer) => {
    chat.answer = answer;
    const error = await failure(write(how));
    expect([error.reason, error.message]).toEqual([reason, AI_REASONS[reason]]);
  });

  it('P21 hands on when the provider wants to be asked again', async () => {
    chat.answer = (_q, r) => sayJson(r, 429, { error: { message: 'slow down' } }, { 'retry-after': '17' });
    const error = await failure(write(how));
    expect([error.reason, error.retryAfter]).toEqual(['rate_limited', 17]);
    expect(chat.requests).toHaveLength(1);
  });

  it('P21 gives up on a provider that never answers, and hangs up', async () => {
    chat.answer = () => undefined;
    expect((await failure(write({ ...how, timeoutMs: 150 }))).reason).toBe('timeout');
    await expect.poll(() => chat.hungUp).toBe(true);
  });

  it('P21 gives up on an answer that drips without an end', async () => {
    let timer: NodeJS.Timeout | undefined;
    chat.answer = (request, response) => {
      if (request.body.stream) startStream(response);
      else response.writeHead(200, { 'content-type': 'application/json' });
      timer = setInterval(() => {
        if (request.body.stream) sayPiece(response, 'x');
        else response.write(' ');
      }, 20);
      response.on('close', () => clearInterval(timer));
    };
    expect((await failure(write({ ...how, timeoutMs: 300 }))).reason).toBe('timeout');
    await expect.poll(() => chat.hungUp).toBe(true);
  });

  it('P21 stops when its caller does', async () => {
    chat.answer = () => undefined;
    const stop = new AbortController();
    const call = failure(write({ ...how, signal: stop.signal }));
    await expect.poll(() => chat.requests.length).toBe(1);
    stop.abort();
    expect((await call).reason).toBe('cancelled');
    await expect.poll(() => chat.hungUp).toBe(true);
    const clock = failure(write({ ...how, signal: AbortSignal.timeout(50) }));
    expect((await clock).reason).toBe('timeout');
  });

  it('P21 does not read more than a draft can be', async () => {
    const huge = 'x'.repeat(1_500_000);
    chat.answer = (request, response) => {
      if (request.body.stream) {
        startStream(response);
        sayPiece(response, huge);
        endStream(response);
      } else sayJson(response, 200, completion(huge));
    };
    expect((await failure(write(how))).reason).toBe('too_long');
  });

  it('P21 says so when the answer was cut off at its longest', async () => {
    chat.answer = (request, response) => {
      if (request.body.stream) {
        startStream(response);
        sayPiece(response, '{"description":"Five');
        endStream(response, 'length');
      } else sayJson(response, 200, completion('{"description":"Five', 'length'));
    };
    expect((await failure(write(how))).reason).toBe('too_long');
  });

  it('P21 asks once more, plainly, where a JSON mode is refused', async () => {
    chat.answer = (request, response) => {
      if (request.body.response_format) sayJson(response, 400, { error: { message: 'unsupported' } });
      else sayText(request, response, JSON.stringify(GOOD));
    };
    expect(await write(how)).toEqual(GOOD);
    expect(chat.requests.map((one) => 'max_tokens' in one.body)).toEqual([true, false]);
  });
});

describe('a streamed answer', () => {
  it('P21 tells how far it is', async () => {
    chat.answer = JSON.stringify(GOOD);
    const progress: Array<{ characters: number; parts: string[] }> = [];
    await write({ streaming: true, progress });
    expect(progress.at(-1)).toEqual({
      characters: JSON.stringify(GOOD).length,
      parts: ['description', 'inclusions'],
    });
    expect(progress.length).toBeGreaterThan(1);
  });

  it('P21 fails as unreachable when it breaks off in the middle', async () => {
    chat.answer = (_request, response) => {
      startStream(response);
      sayPiece(response, '{"description":"Fi');
      setImmediate(() => response.socket?.resetAndDestroy());
    };
    expect((await failure(write({ streaming: true }))).reason).toBe('unreachable');
  });

  it('P21 is read, too, when the server ignores that a stream was asked for', async () => {
    chat.answer = (_request, response) => sayJson(response, 200, completion(JSON.stringify(GOOD)));
    expect(await write({ streaming: true })).toEqual(GOOD);
  });

  it('P21 fails on an error that comes inside the stream', async () => {
    chat.answer = (_request, response) => {
      startStream(response);
      response.end('data: {"error":{"message":"overloaded","code":503}}\n\n');
    };
    expect((await failure(write({ streaming: true }))).reason).toBe('unavailable');
  });
});

describe('the address of a provider', () => {
  it.each([
    'ftp://example.com/v1',
    'file:///etc/passwd',
    'not an address',
    'http://user:pass@example.com/v1',
    'http://169.254.169.254/latest',
    'http://[fe80::1]/v1',
    'http://[::ffff:169.254.169.254]/v1',
    'http://2852039166/v1',
    'http://0xA9FEA9FE/v1',
    'http://[fd00:ec2::254]/v1',
    'http://0.0.0.0/v1',
  ])('P21 is refused: %s', async (baseUrl) => {
    expect((await failure(write({ baseUrl }))).reason).toBe('address_refused');
  });

  it.each([true, false])('P21 is looked at where a name was resolved, all: %s', async (all) => {
    const ended = (name: string) =>
      new Promise((done) => guardedLookup(name, { all }, (error, address) => done(error ?? address)));
    expect(await ended('169.254.169.254')).toMatchObject({ reason: 'address_refused' });
    const allowed = await ended('127.0.0.1');
    expect(allowed).toEqual(all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1');
  });

  it('P21 that nobody listens at cannot be reached', async () => {
    expect((await failure(write({ baseUrl: 'http://127.0.0.1:1/v1' }))).reason).toBe('unreachable');
    expect((await failure(write({ baseUrl: 'http://no-such-host.invalid/v1' }))).reason).toBe('unreachable');
  });
});

it('P21 reads Retry-After as seconds and as a date, within an hour', () => {
  const now = Date.parse('2026-11-28T10:00:00Z');
  expect(readRetryAfter('30', now)).toBe(30);
  expect(readRetryAfter('Sat, 28 Nov 2026 10:01:00 GMT', now)).toBe(60);
  expect(readRetryAfter('Sat, 28 Nov 2026 09:00:00 GMT', now)).toBe(1);
  expect(readRetryAfter('999999', now)).toBe(3600);
  expect(readRetryAfter('soon', now)).toBeUndefined();
  expect(readRetryAfter(undefined, now)).toBeUndefined();
});
