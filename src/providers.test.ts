import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#app/config.ts';
import { ALL_DEFAULTS } from '#app/domain/all-settings.ts';
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts';
import { createProviders } from './providers.ts';
import type { ResolvedProviders } from './services/settings/resolve-providers.ts';

const { mail, sms, whatsapp, ai, payments, files, business } = ALL_DEFAULTS;
const MAIL = {
  to: 'asha@example.in',
  subject: 'Hello',
  text: 'Hello',
  html: '',
  messageId: 'm1@deodar.example',
};
const simulator = {
  keyId: 'rzp_test_simulator',
  keySecret: 's',
  webhookSecret: 'w',
  fetch: async () => Response.json({ entity: 'collection', count: 0, items: [] }),
};
const log = { info() {}, warn() {}, error() {} };

let resolved: ResolvedProviders;
let box: Mailbox;
beforeEach(async () => {
  resolved = { settings: { mail, sms, whatsapp, ai, payments, files, business }, secrets: {} };
  box = await openMailbox();
});
afterEach(() => box.close());

const create = (env: Record<string, string> = {}) =>
  createProviders({
    config: readConfig({ PUBLIC_URL: 'http://localhost', ...env }),
    log,
    simulator,
    resolve: async () => structuredClone(resolved),
  });

describe('providers', () => {
  it('P26 payments change from the simulator to real keys and back without a restart', async () => {
    const live = await create();
    expect([live.payments.mode, live.payments.checkoutScript]).toEqual([
      'simulator',
      '/simulator/checkout.js',
    ]);
    resolved.settings.payments = { keyId: 'rzp_live_1234567890' };
    await live.reload();
    expect(live.payments.mode, 'without the secret').toBe('simulator');
    resolved.secrets['payments.keySecret'] = 'EnLs21M47BllR3X8PSFtjtbd';
    await live.reload();
    expect([live.payments.mode, live.payments.keyId]).toEqual(['razorpay', 'rzp_live_1234567890']);
    expect(live.payments.checkoutScript).toMatch(/^https:\/\/checkout\.razorpay\.com/);
    expect(
      live.payments.checkPaymentSignature({
        orderId: 'order_IEIaMR65cu6nz3',
        paymentId: 'pay_IH4NVgf4Dreq1l',
        signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
      }),
    ).toBe(true);
    expect(live.payments.checkWebhookSignature(Buffer.from('{"a":1,"b":2,"c":{"d":3}}'), WEBHOOK)).toBe(
      false,
    );
    resolved.secrets['payments.webhookSecret'] = '123456';
    await live.reload();
    expect(live.payments.checkWebhookSignature(Buffer.from('{"a":1,"b":2,"c":{"d":3}}'), WEBHOOK)).toBe(true);
    resolved.secrets = {};
    await live.reload();
    expect(live.payments.mode).toBe('simulator');
  });

  it('P26 on a public address there is no simulator, unless it is asked for; then keys change nothing', async () => {
    expect((await create({ PUBLIC_URL: 'https://www.example.in' })).payments.mode).toBe('off');
    expect((await create({ PAYMENTS: 'razorpay' })).payments.mode).toBe('off');
    resolved.settings.payments = { keyId: 'rzp_live_1234567890' };
    resolved.secrets['payments.keySecret'] = 'x';
    const forced = await create({ PUBLIC_URL: 'https://www.example.in', PAYMENTS: 'simulator' });
    expect(forced.payments.mode).toBe('simulator');
  });

  it('MSG-09 mail goes to the server of the settings from the next message on', async () => {
    const live = await create();
    expect([live.mail.isSet, await live.mail.send(MAIL)]).toMatchObject([false, { result: 'off' }]);
    resolved.settings.mail = {
      ...mail,
      host: '127.0.0.1',
      port: Number(new URL(box.url).port),
      security: 'none',
      fromName: 'Deodar, Journeys',
      fromAddress: 'hello@deodar.example',
      replyTo: 'desk@deodar.example',
    };
    await live.reload();
    expect([live.mail.isSet, await live.mail.send(MAIL)]).toMatchObject([true, { result: 'sent' }]);
    const [arrived] = box.mails;
    expect(arrived?.header('from')).toBe('"Deodar, Journeys" <hello@deodar.example>');
    expect(arrived?.header('reply-to')).toBe('desk@deodar.example');
    resolved.settings.mail = { ...resolved.settings.mail, security: 'starttls' };
    await live.reload();
    expect(await live.mail.send(MAIL), 'never in clear when it must be encrypted').toMatchObject({
      result: 'later',
    });
    resolved.settings.mail = mail;
    await live.reload();
    expect(live.mail.isSet).toBe(false);
    await live.mail.close();
  });

  it('P26 the environment’s mail server stays, whatever is saved', async () => {
    resolved.settings.mail = { ...mail, host: 'elsewhere.example' };
    const live = await create({ SMTP_URL: box.url, MAIL_FROM: 'env@deodar.example' });
    expect(await live.mail.send(MAIL)).toMatchObject({ result: 'sent' });
    expect(box.mails[0]?.header('from')).toBe('env@deodar.example');
    await live.mail.close();
  });

  it('P26 SMS and WhatsApp are off until they are set up completely, and say what is missing', async () => {
    const live = await create();
    const sent = async () => [
      await live.sms.send({ to: '+919845011762', text: 'x' }),
      await live.whatsapp.send({ kind: 'session', to: '+919845011762', text: 'x' }),
    ];
    expect([live.sms.provider, live.whatsapp.provider]).toEqual(['off', 'off']);
    resolved.settings.sms = { ...sms, provider: 'twilio', twilioSid: 'AC1', twilioFrom: '+12025550123' };
    resolved.settings.whatsapp = { ...whatsapp, provider: 'cloud', phoneNumberId: '10550001' };
    await live.reload();
    expect(await sent()).toEqual([
      { result: 'off', reason: 'Not sent: Twilio is not set up completely' },
      { result: 'off', reason: 'Not sent: WhatsApp is not set up completely' },
    ]);
    resolved.secrets = { 'sms.twilioToken': 't', 'whatsapp.token': 't' };
    await live.reload();
    expect([live.sms.provider, live.whatsapp.provider]).toEqual(['twilio', 'cloud']);
    resolved.settings.sms = { ...sms, provider: 'msg91', msg91TemplateId: 'tpl123' };
    resolved.secrets = { 'sms.msg91Key': 'k' };
    await live.reload();
    expect(live.sms.provider).toBe('msg91');
  });

  it('P26 a change that comes while another is read is not lost', async () => {
    const live = await create();
    resolved.settings.business = { timeZone: 'Asia/Dubai' };
    const first = live.reload();
    resolved.settings.business = { timeZone: 'Asia/Kathmandu' };
    await Promise.all([first, live.reload()]);
    expect(live.timeZone()).toBe('Asia/Kathmandu');
  });
});

const WEBHOOK = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
