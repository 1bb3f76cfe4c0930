import { expect, it } from 'vitest';
import { processorList } from './processors.ts';
import { PROVIDER_DEFAULTS } from './provider-settings.ts';

const ALONE = { payments: false, mailHost: '' };

it('P26 a fresh installation works with nobody else', () => {
  const own = '- None at present: everything runs on our own server.';
  expect(processorList(PROVIDER_DEFAULTS, ALONE)).toBe(own);
  const near = {
    ...PROVIDER_DEFAULTS,
    ai: { baseUrl: 'http://10.0.0.4:8080/v1', model: 'small' },
    files: { ...PROVIDER_DEFAULTS.files, store: 's3' as const, endpoint: 'http://minio.internal:9000' },
  };
  for (const mailHost of ['localhost', '127.0.0.1', '::1', 'mail.internal'])
    expect(processorList(near, { payments: false, mailHost })).toBe(own);
});

it('P26 each provider in use is named with what it gets', () => {
  const used = {
    mail: PROVIDER_DEFAULTS.mail,
    sms: { ...PROVIDER_DEFAULTS.sms, provider: 'msg91' as const },
    whatsapp: { ...PROVIDER_DEFAULTS.whatsapp, provider: 'cloud' as const },
    ai: { baseUrl: 'https://api.example.ai/v1', model: 'small' },
    files: { ...PROVIDER_DEFAULTS.files, store: 's3' as const },
  };
  const names = [
    ...processorList(used, { payments: true, mailHost: 'smtp.example.in' }).matchAll(/^- \*\*(.+?)\*\*/gm),
  ].map((match) => match[1]);
  expect(names).toEqual([
    'Razorpay',
    'smtp.example.in',
    'MSG91',
    'WhatsApp',
    'api.example.ai',
    'Amazon Web Services',
  ]);
});
