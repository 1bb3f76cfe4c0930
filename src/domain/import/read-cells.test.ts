import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#app/domain/csv.ts';
import { formatDate } from '#app/domain/plain-date.ts';
import { cleanText } from './clean-text.ts';
import { readInterests, readLeadSource } from './read-choices.ts';
import { readDateCell } from './read-date-cell.ts';
import { readEmailCell } from './read-email-cell.ts';
import { readPhoneCell } from './read-phone-cell.ts';

describe('phones', () => {
  it.each([
    ['98450 11762', '', '+919845011762'],
    ['098450-11762', '', '+919845011762'],
    ['919845011762', '', '+919845011762'],
    ['0091 98450 11762', '', '+919845011762'],
    ['+91 (0) 98450 11762', '', '+919845011762'],
    ['9845011762.0', '', '+919845011762'],
    ['98,45,01,17,62', '', '+919845011762'],
    ['Mob: 98450 11762', '', '+919845011762'],
    ['tel:+91-98450-11762', '', '+919845011762'],
    ['+91\u00A098450\u201011762', '', '+919845011762'],
    ['९८४५०११७६२', '', '+919845011762'],
    ['(011) 4000-5000', '', '+911140005000'],
    ['+1 202 555 0123', '', '+12025550123'],
    ['202 555 0123', 'USA', '+12025550123'],
    ['1 202 555 0123', 'United States', '+12025550123'],
    ['050 123 4567', 'UAE', '+971501234567'],
    ['07911 123456', 'United Kingdom', '+447911123456'],
    ['98450 11762', 'India', '+919845011762'],
  ])('IMP-08 %s of %j is %s', (cell, country, phone) => {
    expect(readPhoneCell(cell, country)).toEqual({ phone, others: [] });
  });

  it.each([
    '9845011762 / 98450 11763',
    '9845011762, 9845011763',
    '9845011762; +919845011763',
    '9845011762\n9845011763',
  ])('IMP-08 of two numbers in %j the first is taken and the other kept', (cell) =>
    expect(readPhoneCell(cell)).toEqual({ phone: '+919845011762', others: ['+919845011763'] }),
  );

  it.each(['9.19877E+11', '9.2E+09', '9,19877E+11', '9.19877e11', '1E10'])(
    'IMP-07 %s has lost its digits',
    (cell) => {
      expect(readPhoneCell(cell)).toEqual({ problem: expect.stringContaining('digits are lost') });
    },
  );

  it.each([
    ['98150 221', 'WhatsApp needs 10 digits'],
    ['n/a yet', 'WhatsApp is not a number'],
    ['98150221455', 'WhatsApp needs 10 digits, or + and its country code'],
  ])('IMP-22 %j is refused: %s', (cell, problem) => expect(readPhoneCell(cell)).toEqual({ problem }));

  it('IMP-08 whatever a cell says, the answer is E.164 or a reason', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', 'India', 'USA', 'Nepal'), (cell, country) => {
        const read = readPhoneCell(cell, country);
        if ('phone' in read)
          for (const one of [read.phone, ...read.others]) expect(one).toMatch(/^\+[1-9]\d{6,14}$/);
        else expect(read.problem).toMatch(/^WhatsApp /);
      }),
    );
  });
});

describe('dates', () => {
  it.each([
    ['03/04/2026', '2026-04-03'],
    ['3-4-26', '2026-04-03'],
    ['25 Dec 2026', '2026-12-25'],
    ['25-Dec-26', '2026-12-25'],
    ['Dec 25, 2026', '2026-12-25'],
    ['25th December 2026', '2026-12-25'],
    ['2026-12-25T10:30:00Z', '2026-12-25'],
    ['25/12/2026 10:30 AM', '2026-12-25'],
    ['12/25/2026', null],
    ['31/04/2026', null],
    ['soon', null],
    ['46381', null],
  ])('IMP-21 %s is %s', (cell, date) => expect(readDateCell(cell)).toBe(date));

  it('IMP-21 every date that we write is read as itself', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        const [year, month, of] = date.split('-');
        for (const text of [date, formatDate(date), `${of}/${month}/${year}`])
          expect(readDateCell(text)).toBe(date);
      }),
    );
  });
});

describe('addresses, choices, texts', () => {
  it.each([
    ['mailto:Asha@Example.in', 'Asha@Example.in', []],
    ['Asha <asha@example.in>', 'asha@example.in', []],
    ['asha@example.in; a2@example.in', 'asha@example.in', ['a2@example.in']],
  ])('IMP-09 %s is %s', (cell, email, others) => expect(readEmailCell(cell)).toEqual({ email, others }));

  it.each([
    ['ravi@', 'Email is not complete'],
    ['ravi', 'Email is not an address'],
  ])('IMP-22 %s: %s', (cell, problem) => expect(readEmailCell(cell)).toEqual({ problem }));

  it('B16 interests and sources by the words that people use', () => {
    expect(readInterests('Honeymoon; Trekking / beaches & golf')).toEqual({
      interests: ['adventure', 'beach', 'honeymoon'],
      unknown: ['golf'],
    });
    expect(['FB ads', 'Walk-In', 'walk_in', 'WhatsApp', 'Google', 'Expo'].map(readLeadSource)).toEqual([
      'facebook',
      'walk_in',
      'walk_in',
      'whatsapp_direct',
      'google_ads',
      null,
    ]);
  });

  it('IMP-13 what our own files guard comes back as it was', () => {
    const texts = fc
      .stringMatching(/^[=+\-@a-z0-9 ]{1,12}$/)
      .filter((text) => cleanText(text) === text && text !== '');
    fc.assert(
      fc.property(texts, (text) => {
        const cell = csvLine([text])
          .trimEnd()
          .replace(/^"(.*)"$/s, '$1')
          .replaceAll('""', '"');
        expect(cleanText(cell)).toBe(text);
      }),
    );
  });

  it('IMP-03 texts lose what nobody sees and nothing else', () => {
    expect(cleanText('\u202A Asha\u200B\u00A0 Verma \r\n Pune ')).toBe('Asha Verma\nPune');
    for (const nothing of ['N/A', '-', 'null', '#REF!', ' ']) expect(cleanText(nothing)).toBe('');
  });
});
