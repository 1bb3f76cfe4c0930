import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProvidersView, SecretView, TestAnswer } from '#app/contract/providers.ts';
import { auditLog } from '#app/db/schema/audit-log.ts';
import { user } from '#app/db/schema/auth.ts';
import { secrets } from '#app/db/schema/secrets.ts';
import { ALL_DEFAULTS } from '#app/domain/all-settings.ts';
import type { Role } from '#app/domain/permissions.ts';
import { SECRET_NAMES } from '#app/domain/secrets.ts';
import { ProviderError } from '#app/integrations/payments/port.ts';
import type { HandOver, Sms } from '#app/integrations/sms/port.ts';
import type { WhatsAppMessage } from '#app/integrations/whatsapp/port.ts';
import { renewSecrets } from '#app/services/settings/renew-secrets.ts';
import { readAiProvider, resolveProviders } from '#app/services/settings/resolve-providers.ts';
import { createVault } from '#app/services/settings/vault.ts';
import { type BookingApp, createBookingApp } from '#tests/support/booking-app.ts';
import { STAFF } from '#tests/support/test-app.ts';

const SECRET = 'sk-live-A1b2C3d4E5f6G7h8';

let app: BookingApp;
let texts: Sms[];
let chats: WhatsAppMessage[];
let outcome: HandOver;
let reloads: number;

beforeAll(async () => {
  app = await createBookingApp({
    sms: {
      provider: 'twilio',
      async send(sms) {
        texts.push(sms);
        return outcome;
      },
      readNews: () => null,
    },
    whatsapp: {
      provider: 'cloud',
      async send(message) {
        chats.push(message);
        return outcome;
      },
      readNews: () => null,
      confirmWebhook: () => null,
    },
  });
  app.ctx.providers = {
    async reload() {
      reloads += 1;
    },
  };
});
beforeEach(async () => {
  await app.clear();
  await app.db.delete(secrets);
  [texts, chats, reloads] = [[], [], 0];
  outcome = { result: 'sent', providerId: 'SM1' };
  app.mails.length = 0;
  app.logged.length = 0;
});
afterAll(() => app.close());

const providers = async () => (await app.staff<ProvidersView>('GET', '/admin/settings/providers')).body;
const setSecret = (name: string, value: unknown) =>
  app.staff<SecretView>('PUT', `/admin/settings/secrets/${name}`, { value });
const send = (provider: string, to?: unknown) =>
  app.staff<TestAnswer>('POST', `/admin/settings/${provider}/test`, to === undefined ? {} : { to });
const audits = (action: string) => app.db.select().from(auditLog).where(eq(auditLog.action, action));

describe('secrets', () => {
  it('SEC-17 are sealed before they are stored, and answered, logged and audited by nobody', async () => {
    const answers: unknown[] = [];
    for (const name of SECRET_NAMES) {
      const answer = await setSecret(name, `  ${SECRET} `);
      expect(answer.status, name).toBe(200);
      expect(answer.body).toMatchObject({ name, set: true, fixed: false, readable: true, last4: 'G7h8' });
      answers.push(answer.body);
    }
    answers.push(await providers(), (await app.staff('GET', '/admin/settings')).body);
    const rows = await app.db.select().from(secrets);
    expect(rows).toHaveLength(SECRET_NAMES.length);
    const everywhere = JSON.stringify([answers, rows, await app.db.select().from(auditLog), app.logged]);
    expect(everywhere).not.toContain(SECRET);
    expect(everywhere).not.toContain(SECRET.slice(3, 12));
    expect(await audits('secret.changed')).toHaveLength(SECRET_NAMES.length);
    expect((await audits('secret.changed'))[0]).toMatchObject({
      before: { set: false },
      after: { set: true },
    });
    expect(reloads).toBe(SECRET_NAMES.length);
  });

  it('SEC-17 short ones do not show their end; what is refused is not echoed', async () => {
    expect((await setSecret('mail.password', 'hunter22')).body.last4).toBeNull();
    for (const value of ['', '   ', 'a\nb-very-secret', 'x'.repeat(2001), 7, null]) {
      const answer = await setSecret('ai.key', value);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['value']]);
      expect(JSON.stringify(answer.body)).not.toMatch(/very-secret|xxxx/);
    }
  });

  it('P26 can be replaced and taken away, each change audited', async () => {
    await setSecret('ai.key', SECRET);
    await setSecret('ai.key', 'another-one-entirely');
    const opened = await resolveProviders(app.ctx);
    expect(opened.secrets['ai.key']).toBe('another-one-entirely');
    const gone = await app.staff<SecretView>('DELETE', '/admin/settings/secrets/ai.key');
    expect(gone.body).toMatchObject({ set: false, last4: null, updated_at: null });
    expect(await app.staff('DELETE', '/admin/settings/secrets/ai.key')).toMatchObject({ status: 200 });
    expect((await audits('secret.removed')).map(({ before, after }) => [before, after])).toEqual([
      [{ set: true }, { set: false }],
    ]);
  });

  it('P26 unknown ones are a 404', async () => {
    for (const name of ['app_secret', '__proto__', 'mail.nothing', 'x'])
      expect((await setSecret(name, 'x')).status).toBe(404);
  });

  it('SEC-17 a new key seals them anew; one that no key opens asks to be entered again', async () => {
    await setSecret('ai.key', SECRET);
    await setSecret('mail.password', SECRET);
    const old = app.ctx.vault;
    const next = createVault('environment', [
      'the-next-key-of-ours',
      'a-secret-for-tests-that-is-long-enough',
    ]);
    expect(await renewSecrets({ ...app.ctx, vault: next })).toBe(2);
    expect(await renewSecrets({ ...app.ctx, vault: next })).toBe(0);
    const only = { ...app.ctx, vault: createVault('environment', ['the-next-key-of-ours']) };
    expect((await resolveProviders(only)).secrets['ai.key']).toBe(SECRET);
    expect((await resolveProviders({ ...app.ctx, vault: old })).secrets).toEqual({});
    const mail = (await providers()).providers.find((one) => one.name === 'mail');
    expect(mail?.secrets).toMatchObject([{ name: 'mail.password', set: true, readable: false, last4: null }]);
  });

  it('P26 the environment wins, is shown, and cannot be changed here', async () => {
    await setSecret('ai.key', SECRET);
    const before = app.ctx.config.fixed;
    app.ctx.config.fixed = {
      'ai.key': 'from-the-environment-1234',
      'ai.baseUrl': 'https://ai.example/v1',
      'ai.model': 'small',
      'business.timeZone': 'Asia/Kathmandu',
    };
    try {
      expect(await readAiProvider(app.ctx)).toEqual({
        baseUrl: 'https://ai.example/v1',
        model: 'small',
        key: 'from-the-environment-1234',
      });
      const view = await providers();
      expect(view).toMatchObject({ time_zone_fixed: true, key: 'file' });
      expect(view.providers.find((one) => one.name === 'ai')).toMatchObject({
        state: 'ready',
        fixed: ['ai.key', 'baseUrl', 'model'],
        secrets: [{ name: 'ai.key', fixed: true, set: true, last4: '1234' }],
      });
      expect((await setSecret('ai.key', 'x')).body.code).toBe('fixed_by_environment');
      const change = await app.staff('PUT', '/admin/settings/ai', { baseUrl: '', model: 'other' });
      expect([change.status, Object.keys(change.body.fields ?? {})]).toEqual([422, ['model']]);
      const zone = await app.staff('PUT', '/admin/settings/business', { timeZone: 'Asia/Dubai' });
      expect(Object.keys(zone.body.fields ?? {})).toEqual(['timeZone']);
    } finally {
      app.ctx.config.fixed = before;
    }
  });
});

const setRole = (role: Role) => app.db.update(user).set({ role }).where(eq(user.username, STAFF.username));

describe('who may', () => {
  const calls: Array<[method: string, path: string, body?: unknown]> = [
    ['GET', '/admin/settings'],
    ['GET', '/admin/settings/providers'],
    ['PUT', '/admin/settings/brand', ALL_DEFAULTS.brand],
    ['PUT', '/admin/settings/secrets/ai.key', { value: 'x' }],
    ['DELETE', '/admin/settings/secrets/ai.key'],
    ['POST', '/admin/settings/mail/test', { to: 'a@example.in' }],
    ['GET', '/admin/settings/demo'],
    ['POST', '/admin/settings/demo/remove', { confirm: 'remove demo content' }],
  ];

  it.each(calls)('P17 %s %s asks for a staff member whose role allows it', async (method, path, body) => {
    expect((await app.json(path, { method, ...(body ? { body } : {}) })).status).toBe(401);
    await setRole('manager');
    try {
      expect((await app.staff(method, path, body)).body.code).toBe('forbidden');
      expect((await app.staff('GET', '/admin/settings/office')).status).toBe(200);
    } finally {
      await setRole('owner');
    }
  });
});

describe('“Send a test”', () => {
  it('P26 mail: what the server said, or why not', async () => {
    const sent = await send('mail', 'owner@example.in');
    expect([sent.status, sent.body]).toEqual([
      200,
      { result: 'sent', detail: 'Handed over for owner@example.in. The mail server said: 250 OK' },
    ]);
    expect(app.mails).toMatchObject([{ to: 'owner@example.in', subject: 'Test message of Deodar Journeys' }]);
    for (const to of ['nobody', '', undefined, 'a@example.in\r\nBcc: spy@evil.example'])
      expect(Object.keys((await send('mail', to)).body.fields ?? {})).toEqual(['to']);
    expect(app.mails).toHaveLength(1);
    expect(await audits('provider.tested')).toMatchObject([{ entityId: 'mail', after: { result: 'sent' } }]);
  });

  it('MSG-09 SMS and WhatsApp: a provider’s no is never a success', async () => {
    expect((await send('sms', '98450 11762')).body).toMatchObject({
      result: 'sent',
      detail: 'SMS handed over for +919845011762: SM1',
    });
    expect(texts).toMatchObject([{ to: '+919845011762', text: expect.stringContaining('Deodar Journeys') }]);
    expect((await send('whatsapp', '+91 98450 11762')).status).toBe(200);
    expect(chats).toMatchObject([{ kind: 'session', to: '+919845011762' }]);
    for (const [given, status, code] of [
      [{ result: 'refused', reason: 'Twilio refused our keys: no' }, 502, 'provider_failed'],
      [
        { result: 'later', reason: 'Twilio did not answer in time', mayHaveGone: true },
        502,
        'provider_failed',
      ],
      [{ result: 'off', reason: 'Not sent: no SMS provider' }, 409, 'provider_not_configured'],
    ] as const) {
      outcome = given;
      const answer = await send('sms', '98450 11762');
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([status, code, given.reason]);
    }
    expect((await audits('provider.tested')).map((row) => row.after?.result).toSorted()).toEqual([
      'later',
      'off',
      'refused',
      'sent',
      'sent',
    ]);
  });

  it('P26 a provider whose last test failed is not ready until a test works or its settings change', async () => {
    const section = {
      ...ALL_DEFAULTS.sms,
      provider: 'twilio',
      twilioSid: `AC${'a'.repeat(32)}`,
      twilioFrom: '+14155550100',
    };
    expect((await app.staff('PUT', '/admin/settings/sms', section)).status).toBe(200);
    expect((await setSecret('sms.twilioToken', SECRET)).status).toBe(200);
    const state = async () => (await providers()).providers.find((one) => one.name === 'sms');
    expect(await state()).toMatchObject({ state: 'ready' });
    app.setNow('2027-01-10T06:01:00Z');
    outcome = { result: 'refused', reason: 'Twilio refused our keys: no' };
    await send('sms', '98450 11762');
    expect(await state()).toMatchObject({
      state: 'failed',
      detail: 'The last test failed. Twilio refused our keys: no',
    });
    app.setNow('2027-01-10T06:02:00Z');
    outcome = { result: 'sent', providerId: 'SM2' };
    await send('sms', '98450 11762');
    expect(await state()).toMatchObject({ state: 'ready' });
  });

  it('MSG-06 an impossible number reaches no provider', async () => {
    for (const to of ['12345', 'abc', '+', '+91 00000 00000', '9'.repeat(25), ''])
      expect(Object.keys((await send('sms', to)).body.fields ?? {})).toEqual(['to']);
    expect(texts).toEqual([]);
  });

  it('P26 WhatsApp goes by the approved template where one is set', async () => {
    const section = {
      ...ALL_DEFAULTS.whatsapp,
      provider: 'cloud',
      phoneNumberId: '10550001',
      template: 'hello_there',
    };
    expect((await app.staff('PUT', '/admin/settings/whatsapp', section)).status).toBe(200);
    expect(reloads).toBe(1);
    await send('whatsapp', '98450 11762');
    expect(chats).toMatchObject([{ kind: 'template', template: 'hello_there', language: 'en' }]);
  });

  it('P26 payments: a harmless call with our keys', async () => {
    expect((await send('payments')).body.detail).toBe('The simulator accepted the key rzp_test_simulator');
    app.payments.failWith(
      new ProviderError('The payment provider refused our keys: bad', { retriable: false, status: 401 }),
    );
    expect((await send('payments')).body).toMatchObject({
      code: 'provider_failed',
      detail: 'The payment provider refused our keys: bad',
    });
  });

  it('P26 AI: without a provider the composer is named', async () => {
    expect((await send('ai')).body).toMatchObject({
      code: 'provider_not_configured',
      detail: expect.stringContaining('composer'),
    });
  });

  it('P26 is limited', async () => {
    const limit = app.ctx.config.formLimitPerMinute;
    app.ctx.config.formLimitPerMinute = 3;
    try {
      app.setNow('2027-02-01T00:00:00Z');
      for (let count = 0; count < 3; count += 1) expect((await send('sms', '98450 11762')).status).toBe(200);
      const more = await send('sms', '98450 11762');
      expect([more.status, more.headers.get('retry-after')]).toEqual([429, '60']);
    } finally {
      app.ctx.config.formLimitPerMinute = limit;
    }
  });
});
