import { bodySchema, type SampleSchema, sampleOf } from './schema-sample.ts';

/** Seeded malformed requests: the same seed makes the same ones, so that a failure can be run again. */
export interface OpenApiPaths {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, SampleSchema> };
}

export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | undefined;
}

/** Mulberry32: small, fast and the same everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIELDS = [
  'packageId',
  'packageType',
  'name',
  'email',
  'phone',
  'travelDate',
  'travelers',
  'travelerDetails',
  'age',
  'paymentOption',
  'totalAmount',
  'orderId',
  'paymentId',
  'signature',
  'username',
  'password',
  'session_id',
  'title',
  'destination',
  'price',
  'rating',
  'images',
  'featured_priority',
  'status',
  'note',
  'text',
  'review',
  'key',
  'idempotencyKey',
  '__proto__',
  'constructor',
  'toString',
];

export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀'.repeat(40),
  "' OR 1=1--",
  "O'Brien",
  '%',
  '_',
  '\\',
  '([',
  '../../etc/passwd',
  '..\\..\\x',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5000),
  '1e309',
  '-1',
  '0',
  '9'.repeat(40),
  'NaN',
  'null',
  'undefined',
  '2026-02-31',
  '0000-00-00',
  '\r\nSet-Cookie: a=b',
  'مرحبا\u202e',
  'e\u0301'.repeat(100),
  '{{7*7}}',
  '$x',
  'true',
  '[]',
];

export const HOSTILE_NUMBERS = [
  0, -0, -1, 0.1, 1e21, -1e308, 9007199254740992, 2147483648, 1.7976931348623157e308, 5e-324,
];

const PATH_PARTS = [
  '%00',
  '%ff',
  '%c0%ae%c0%ae',
  '%2e%2e%2f',
  'x'.repeat(3000),
  '%',
  '%zz',
  "'%20OR%201=1--",
  '😀',
  'null',
  '-1',
  '1e99',
  '..',
  '.',
  '%0d%0a',
  '*',
  '{id}',
  ':id',
  '__proto__',
  'asha+goa@example.in',
  'a%2Fb@example.in',
];

const QUERIES = [
  '',
  '?limit=-1',
  '?limit=abc',
  '?limit=99999999999',
  '?offset=-5',
  '?limit=1&limit=2',
  '?q=%00',
  '?q=%ff%fe',
  '?q=%25',
  '?sort=;drop',
  '?status=banana',
  '?limit[]=1',
  '?__proto__[x]=1',
  `?q=${'z'.repeat(3000)}`,
  '?=&&==',
  '?destination=%00&limit=5',
  '?key=%00',
  '?paymentStatus=%F0%9F%98%80',
];

const WRONG_TYPES = [
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'APPLICATION/JSON',
  ';;;',
  'application/vnd.api+json',
];

const STRAY = [
  '/admin',
  '/ADMIN/packages',
  '/crm/../auth/me',
  '//auth//login',
  '/api/api',
  '/auth/%6cogin',
  '/uploads/x.pdf',
  '/.env',
  '/admin;x=1',
  '/',
];

/** Makes `count` requests over all calls of the document, some to paths that are none; `ids` are of things that exist. */
export function malformedRequests(
  document: OpenApiPaths,
  count: number,
  seed: number,
  ids: string[],
): MalformedRequest[] {
  const random = seededRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

  const withBody = calls.filter((call) => bodySchema(call.operation) !== undefined);

  function value(depth: number): unknown {
    const kind = Math.floor(random() * (depth > 3 ? 5 : 8));
    if (kind <= 1) return pick(HOSTILE_TEXTS);
    if (kind === 2) return pick(HOSTILE_NUMBERS);
    if (kind === 3) return pick([null, true, false]);
    if (kind === 4) return pick(HOSTILE_TEXTS);
    if (kind === 5) return Array.from({ length: Math.floor(random() * 12) }, () => value(depth + 1));
    return object(depth + 1);
  }

  function object(depth: number): unknown {
    const size = Math.floor(random() * 14);
    return Object.fromEntries(Array.from({ length: size }, () => [pick(FIELDS), value(depth)]));
  }

  /** A body that is right but for one or two fields: it gets past the first checks. */
  function nearlyRight(operation: unknown): unknown {
    const sample = sampleOf(bodySchema(operation), document.components.schemas, { id: pick(ids) });
    if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return sample;
    const fields = Object.keys(sample);
    const wrong = Array.from({ length: 1 + Math.floor(random() * 2) }, () => [pick(fields), value(1)]);
    return { ...sample, ...Object.fromEntries(wrong) };
  }

  function body(operation: unknown): Uint8Array<ArrayBuffer> | undefined {
    const text = (from: string) => new Uint8Array(new TextEncoder().encode(from));
    switch (Math.floor(random() * 14)) {
      case 0:
        return undefined;
      case 1:
        return text(JSON.stringify(object(0)).slice(0, -1 - Math.floor(random() * 8)));
      case 2:
        return new Uint8Array(Array.from({ length: 60 }, () => Math.floor(random() * 256)));
      case 3:
        return text('['.repeat(20_000));
      case 4:
        return text(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`);
      case 5:
        return text(
          pick([
            'null',
            '[]',
            '""',
            '0',
            'true',
            '{}',
            '[null]',
            '{"__proto__":{"isAdmin":true}}',
            '\ufeff{}',
            '{"name":"\\u0000","email":"\\ud800"}',
          ]),
        );
      case 6:
      case 7:
      case 8:
        return text(JSON.stringify(object(0)));
      default:
        return text(JSON.stringify(nearlyRight(operation)));
    }
  }

  return Array.from({ length: count }, () => {
    const known = random() < 0.6 ? pick(withBody) : pick(calls);
    const method =
      random() < 0.85 ? known.method : pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);
    const base =
      random() < 0.08
        ? pick(STRAY)
        : known.path.replace(/\{[^}]+\}/g, () =>
            random() < 0.4 ? pick(ids) : encodeURI(pick(PATH_PARTS)).replaceAll('%25', '%'),
          );
    const path = `${base}${random() < 0.1 ? '/' : ''}${random() < 0.4 ? pick(QUERIES) : ''}`;
    const headers: Record<string, string> = {
      'content-type': random() < 0.85 ? 'application/json' : pick(WRONG_TYPES),
    };
    if (random() < 0.1) headers['x-razorpay-signature'] = pick(['', 'x', 'f'.repeat(64), 'é']);
    if (random() < 0.1) headers['x-request-id'] = pick(['', 'x'.repeat(500), "';--"]);
    if (random() < 0.1) headers.accept = pick(['text/event-stream', '*/*;q=9', '']);
    const bodiless = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    return { method, path, headers, body: bodiless ? undefined : body(known.operation) };
  });
}
