import { describe, expect, it } from 'vitest';
import { cleanRow } from './clean-row.ts';
import { HEADER_SYNONYMS, headerKey } from './header-synonyms.ts';
import { IMPORT_FIELDS, missingFields, repeatedFields } from './import-fields.ts';
import { fieldOfHeader, matchColumns } from './match-columns.ts';

describe('IMP-12 headers', () => {
  it('IMP-12 no name stands for two fields', () => {
    const all = IMPORT_FIELDS.flatMap((field) => HEADER_SYNONYMS[field].map(headerKey));
    expect(all.length).toBe(new Set(all).size);
  });

  it.each([
    [' NAME ', 'name'],
    ['E-Mail ID *', 'email'],
    ['WhatsApp No. (with country code)', 'phone'],
    ['Whats App Number', 'phone'],
    ['leadSource', 'lead_source'],
    ['Travel_Interests', 'travel_interests'],
    ['Follow-up Date', 'next_follow_up_date'],
    ['Email consent', null],
    ['Last contacted', null],
    ['Phone verified', null],
    ['What is wrong', null],
    ['Row in file', null],
    ['', null],
  ])('IMP-12 %j is %s', (header, field) => expect(fieldOfHeader(header)).toBe(field));

  it('IMP-12 of two columns for a field the better name wins, and a whole name over its parts', () => {
    expect(matchColumns(['Contact', 'Phone', 'WhatsApp', 'First name', 'Name'])).toEqual([
      null,
      null,
      'phone',
      null,
      'name',
    ]);
    expect(matchColumns(['First Name', 'Surname', 'Mail', 'Mobile'])).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
    ]);
    expect(missingFields(['first_name', 'email'])).toEqual(['phone']);
    expect(repeatedFields(['email', null, 'email', null])).toEqual(['email']);
  });
});

describe('IMP-22 a row', () => {
  it('IMP-22 everything that is wrong with it is said at once', () => {
    const row = cleanRow(['', 'ravi@', '12', 'Pune', 'more'], ['name', 'email', 'phone', 'city']);
    expect('problems' in row && row.problems.map(({ field }) => field)).toEqual([
      'row',
      'name',
      'email',
      'phone',
    ]);
  });

  it('B16 what fits no list of ours is kept in the notes', () => {
    const match = ['name', 'email', 'phone', 'lead_source', 'travel_interests', 'notes'] as const;
    const row = cleanRow(
      ['Asha', 'a@b.in, c@d.in', '9845011762/9845011763', 'Expo', 'golf', 'Window'],
      match,
    );
    expect(row).toMatchObject({
      lead: {
        leadSource: 'website',
        country: 'India',
        notes: 'Window\nOther email: c@d.in\nOther phone: +919845011763\nInterests: golf\nLead source: Expo',
      },
    });
  });
});
