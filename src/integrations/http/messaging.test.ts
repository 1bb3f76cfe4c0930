import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMsg91 } from '#app/integrations/sms/msg91.ts';
import { createNoSms } from '#app/integrations/sms/port.ts';
import { createTwilio } from '#app/integrations/sms/twilio.ts';
import { createWhatsAppCloud } from '#app/integrations/whatsapp/cloud.ts';
import { createNoWhatsApp } from '#app/integrations/whatsapp/port.ts';
import { openProviderServer, type ProviderServer } from '#tests/support/provider-server.ts';
import type { HandOver } from './hand-over.ts';

let provider: ProviderServer;

beforeEach(async () => {
  provider = await openProviderServer();
});
afterEach(() => provider.close());

const timeoutMs = 300;
const twilio = () =>
  createTwilio({
    apiBase: provider.base,
    accountSid: 'AC1',
    authToken: 'tok-secret',
    from: '+12025550123',
    timeoutMs,
  });
const msg91 = () =>
  createMsg91({
    apiBase: provider.base,
    authKey: 'key-secret',
    sender: 'DEODAR',
    templateId: 'tpl123',
    variable: 'VAR1',
    timeoutMs,
  });
const whatsapp = () =>
  createWhatsAppCloud({
    apiBase: `${provider.base}/v23.0`,
    phoneNumberId: '1055',
    token: 'wa-secret',
    timeoutMs,
  });

const TO = '+919845011762';
const TEXT = 'Namaste & welcome — ₹45,999';
const SENDERS: Array<[name: string, send: () => Promise<HandOver>]> = [
  ['Twilio', () => twilio().send({ to: TO, text: TEXT })],
  ['MSG91', () => msg91().send({ to: TO, text: TEXT })],
  ['WhatsApp', () => whatsapp().send({ kind: 'session', to: TO, text: TEXT })],
];

describe('MSG-09 handing over to a messaging provider', () => {
  it('Twilio gets a form with the whole text, and its id is kept', async () => {
    provider.answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
    expect(await twilio().send({ to: TO, text: TEXT })).toEqual({ result: 'sent', providerId: 'SM1' });
    const [call] = provider.calls;
    expect(call?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:tok-secret').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      To: TO,
      From: '+12025550123',
      Body: TEXT,
    });
  });

  it('Twilio’s own refusals come with its words, also behind a good status', async () => {
    provider.answer = {
      status: 400,
      body: { code: 21211, message: "The 'To' number is not a valid phone number." },
    };
    expect(await twilio().send({ to: TO, text: TEXT })).toMatchObject({
      result: 'refused',
      reason: "Twilio refused the message: The 'To' number is not a valid phone number.",
    });
    provider.answer = { status: 201, body: { sid: 'SM1', status: 'failed', error_message: 'Blocked' } };
    expect(await twilio().send({ to: TO, text: TEXT })).toMatchObject({ result: 'refused' });
  });

  it('MSG91 gets the approved template, the header and the text as the template’s variable', async () => {
    provider.answer = { status: 200, body: { type: 'success', message: '3763646c3058' } };
    expect(await msg91().send({ to: TO, text: TEXT })).toEqual({
      result: 'sent',
      providerId: '3763646c3058',
    });
    await msg91().send({ to: TO, text: TEXT, template: { id: 'other1', values: ['Asha', 'DJ-1'] } });
    expect(provider.calls[0]?.headers.authkey).toBe('key-secret');
    expect([provider.calls[0]?.path, JSON.parse(provider.calls[0]?.body ?? '')]).toEqual([
      '/api/v5/flow',
      {
        template_id: 'tpl123',
        short_url: '0',
        sender: 'DEODAR',
        recipients: [{ mobiles: '919845011762', VAR1: TEXT }],
      },
    ]);
    expect(JSON.parse(provider.calls[1]?.body ?? '')).toMatchObject({
      template_id: 'other1',
      recipients: [{ mobiles: '919845011762', VAR1: 'Asha', VAR2: 'DJ-1' }],
    });
  });

  it('MSG91’s failures within a good status are failures', async () => {
    provider.answer = { status: 200, body: { type: 'error', message: 'Template id is missing' } };
    expect(await msg91().send({ to: TO, text: TEXT })).toEqual({
      result: 'refused',
      reason: 'MSG91 refused the message: Template id is missing',
    });
  });

  it('WhatsApp gets free text within the session, and an approved template outside it', async () => {
    provider.answer = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
    expect(await whatsapp().send({ kind: 'session', to: TO, text: TEXT })).toEqual({
      result: 'sent',
      providerId: 'wamid.1',
    });
    await whatsapp().send({
      kind: 'template',
      to: TO,
      template: 'follow_up',
      language: 'en',
      values: ['Asha\n\nVerma', 'DJ-1'],
    });
    const head = { messaging_product: 'whatsapp', recipient_type: 'individual', to: '919845011762' };
    expect(provider.calls.map((call) => [call.path, JSON.parse(call.body)])).toEqual([
      ['/v23.0/1055/messages', { ...head, type: 'text', text: { body: TEXT, preview_url: false } }],
      [
        '/v23.0/1055/messages',
        {
          ...head,
          type: 'template',
          template: {
            name: 'follow_up',
            language: { code: 'en' },
            components: [
              {
                type: 'body',
                parameters: [
                  { type: 'text', text: 'Asha · Verma' },
                  { type: 'text', text: 'DJ-1' },
                ],
              },
            ],
          },
        },
      ],
    ]);
    expect(provider.calls[0]?.headers.authorization).toBe('Bearer wa-secret');
  });

  it('WhatsApp says why: the 24-hour rule, limits and keys', async () => {
    const failing = async (status: number, code: number, details: string) => {
      provider.answer = {
        status,
        body: { error: { message: '(#x) failed', code, error_data: { details } } },
      };
      return whatsapp().send({ kind: 'session', to: TO, text: TEXT });
    };
    expect(await failing(400, 131047, 'More than 24 hours have passed')).toEqual({
      result: 'refused',
      reason: 'WhatsApp refused the message: More than 24 hours have passed',
    });
    expect(await failing(400, 131056, 'Too many to this number')).toMatchObject({
      result: 'later',
      mayHaveGone: false,
    });
    expect(await failing(400, 190, 'Token expired')).toMatchObject({
      result: 'refused',
      reason: 'WhatsApp refused our keys: Token expired',
    });
  });

  it.each(SENDERS)('%s: 401 is refused, 429 and 503 pass, 500 may have gone', async (_name, send) => {
    const outcomes: Record<number, HandOver> = {};
    for (const status of [401, 429, 503, 500, 404]) {
      provider.answer = { status, body: '<html>' };
      outcomes[status] = await send();
    }
    expect(outcomes).toMatchObject({
      401: { result: 'refused', reason: expect.stringContaining('keys') },
      429: { result: 'later', mayHaveGone: false },
      503: { result: 'later', mayHaveGone: false },
      500: { result: 'later', mayHaveGone: true },
      404: { result: 'refused' },
    });
    expect(JSON.stringify(outcomes)).not.toMatch(/-secret/);
  });

  it.each(SENDERS)(
    '%s: no answer, a lost one and one that cannot be read are never success',
    async (_name, send) => {
      provider.answer = 'silence';
      expect(await send()).toMatchObject({
        result: 'later',
        mayHaveGone: true,
        reason: expect.stringContaining('in time'),
      });
      provider.answer = 'hang up';
      expect(await send()).toMatchObject({ result: 'later', mayHaveGone: true });
      for (const body of ['', 'ok', '{}', '[]', 'null']) {
        provider.answer = { status: 200, body };
        expect(await send()).toMatchObject({ result: 'later', mayHaveGone: true });
      }
      provider.answer = { status: 200, body: 'x'.repeat(300_000) };
      expect((await send()).result).toBe('later');
      provider.answer = { status: 302, headers: { location: `${provider.base}/elsewhere` } };
      expect((await send()).result).not.toBe('sent');
      expect(provider.calls.some((call) => call.path === '/elsewhere')).toBe(false);
      await provider.close();
      // The first may still find the old connection; a new one cannot be made.
      await expect.poll(send).toMatchObject({ result: 'later', mayHaveGone: false });
    },
  );

  it('without a provider nothing is sent and it says so', async () => {
    expect(await createNoSms().send({ to: TO, text: TEXT })).toEqual({
      result: 'off',
      reason: 'Not sent: no SMS provider',
    });
    expect((await createNoWhatsApp().send({ kind: 'session', to: TO, text: TEXT })).result).toBe('off');
  });
});

describe('MSG-09 how long a provider asks to wait', () => {
  it.each(SENDERS)('%s: Retry-After in seconds or as a date goes along', async (_name, send) => {
    provider.answer = { status: 429, headers: { 'retry-after': '120' } };
    expect(await send()).toMatchObject({ result: 'later', mayHaveGone: false, retryAfter: 120 });
    provider.answer = { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' } };
    expect(await send()).toMatchObject({ result: 'later', retryAfter: 0 });
    provider.answer = { status: 429, headers: { 'retry-after': 'soon' } };
    expect(await send()).not.toHaveProperty('retryAfter');
  });
});
