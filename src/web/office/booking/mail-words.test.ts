import { expect, it } from 'vitest';
import {
  cancellationToldBy,
  confirmationWillGo,
  linkWent,
  linkWillGo,
  saleLinkWillGo,
} from './mail-words.ts';

const email = 'asha@example.com';

it('MSG-08 with a mail server, what is e-mailed says to whom', () => {
  const to = { email, sendsMail: true };
  expect(linkWillGo(to)).toBe('The link is e-mailed to asha@example.com.');
  expect(linkWent({ email, mailed: true })).toContain('on its way to asha@example.com');
  expect(saleLinkWillGo(to)).toBe('A payment link goes to asha@example.com by e-mail.');
  expect(saleLinkWillGo({ ...to, email: '' })).toBe('A payment link goes to the customer by e-mail.');
  expect(cancellationToldBy(to)).toBe('The customer is told by e-mail.');
  expect(confirmationWillGo({ ...to, name: 'Asha' })).toContain('Asha gets it at asha@example.com');
});

it('MSG-08 without one, no text promises an e-mail and each says what is left to do', () => {
  const to = { email, sendsMail: false };
  const texts = [
    linkWillGo(to),
    saleLinkWillGo(to),
    cancellationToldBy(to),
    linkWent({ email, mailed: false }),
  ];
  for (const text of texts) {
    expect(text).toMatch(/no mail server is set up/i);
    expect(text).toContain('yourself');
    expect(text).not.toMatch(/by e-mail|is e-mailed|on its way/);
  }
  expect(confirmationWillGo({ ...to, name: 'Asha' })).toContain('the e-mail to Asha is kept as not sent');
});

it('MSG-08 nor is one promised to somebody without an address', () => {
  const to = { email: '', sendsMail: true };
  expect(linkWillGo(to)).toContain('you pass it on yourself');
  expect(linkWent({ email: '', mailed: false })).toBe('The link is ready. Please pass it on yourself.');
  expect(cancellationToldBy(to)).toBe('There is no e-mail address, so please tell the customer yourself.');
});
