import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksIn, type NamedPerson, personMarks, TAKEN_OUT, withoutPerson } from './person-marks.ts';

const TARA: NamedPerson = { name: 'Tara Quill', email: 'Tara.Quill@example.in', phone: '+919816077123' };

function marksOf(...people: NamedPerson[]) {
  const marks = personMarks(people);
  if (!marks) throw new Error('no marks');
  return marks;
}

describe('P26 a person in a text that somebody typed', () => {
  const marks = marksOf(TARA);

  it.each([
    ['Refund to Tara Quill in cash', 'Refund to [erased] in cash'],
    ['TARA  QUILL: taxi', '[erased]: taxi'],
    ['Tara Quill’s visa fee', '[erased]’s visa fee'],
    ['asked tara.quill@example.in twice.', 'asked [erased] twice.'],
    ['call 98160 77123 or +91-98160-77123', 'call [erased] or [erased]'],
    ['0091 9816077123; 09816077123', '[erased]; [erased]'],
    ['(98160) 77123', '([erased]'],
    ['Tara Quill (98160 77123, tara.quill@example.in)', '[erased] ([erased], [erased])'],
  ])('%s', (text, without) => {
    expect(withoutPerson(text, marks)).toBe(without);
  });

  it.each([
    'Tara Quiller',
    'Attara Quill',
    'Tara and Quill',
    'Tara',
    'x.tara.quill@example.in',
    'tara.quill@example.info',
    'tara.quill@example.in.net',
    'Account 1298160771234',
    '98160 7712',
  ])('leaves %s, which is somebody or something else', (text) => {
    expect([withoutPerson(text, marks), marksIn(text, marks)]).toEqual([text, []]);
  });

  it('names what was found, each once', () => {
    expect(marksIn('Tara Quill, tara quill, Tara Quill', marks)).toEqual(['Tara Quill', 'tara quill']);
  });

  it('knows every name that a person was written under', () => {
    const two = marksOf(TARA, { ...TARA, name: 'Tara Penn-Quill' });
    expect(withoutPerson('Tara Penn-Quill, née Tara Quill', two)).toBe('[erased], née [erased]');
  });

  it('is found by each word of the name too, as a whole word, in texts that are about the person', () => {
    const own = (name: string) => personMarks([{ name, email: '', phone: '' }], { singly: true });
    const cut = (name: string, text: string) => {
      const found = own(name);
      return found && withoutPerson(text, found);
    };
    expect(cut('Tara J. Quill', 'Tara J. Quill; tara, (Quill) and Taranath J.')).toBe(
      '[erased]; [erased], ([erased]) and Taranath J.',
    );
    expect(cut('Om', 'Om paid, Omkar did not')).toBe('[erased] paid, Omkar did not');
    expect(cut('तारा', 'तारा ने दिया')).toBe('[erased] ने दिया');
    expect(own('J.')).toBeNull();
  });

  it('looks for nothing where one word is all that is known', () => {
    expect(personMarks([{ name: 'Tara', email: '', phone: '' }])).toBeNull();
    expect(personMarks([{ name: 'A B', email: 'no address', phone: '112' }])).toBeNull();
    expect(personMarks([])).toBeNull();
  });

  it('finds each of very many names', () => {
    const many = marksOf(...Array.from({ length: 500 }, (_, at) => ({ ...TARA, name: `Tara Quill${at}x` })));
    expect(many.any).toHaveLength(13);
    expect(withoutPerson('Tara Quill0x and Tara Quill499x', many)).toBe('[erased] and [erased]');
  });

  it('takes signs in a name for themselves', () => {
    const odd = marksOf({ ...TARA, name: 'Tara (T.) Qu*ll' });
    expect(withoutPerson('Tara (T.) Qu*ll, Tara (Tx) Qull', odd)).toBe('[erased], Tara (Tx) Qull');
  });
});

it('P26 whoever it was, no trace stays, and other texts stay as they are', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’.-]{2,9}$/);
  const person = fc.record({
    name: fc.tuple(word, word).map((words) => words.join(' ')),
    email: fc.stringMatching(/^[a-z][a-z.+_-]{1,8}@[a-z]{2,8}\.in$/),
    phone: fc.stringMatching(/^\+91[6-9][0-9]{9}$/),
  });
  fc.assert(
    fc.property(person, fc.constantFrom('name', 'email', 'phone'), fc.string(), (one, field, other) => {
      const marks = marksOf(one);
      const text = `Paid to ${one[field]}, by bank`;
      expect(withoutPerson(text, marks)).toBe(`Paid to ${TAKEN_OUT}, by bank`);
      expect(marks.any.some((part) => new RegExp(part, 'i').test(text))).toBe(true);
      expect(marksIn(withoutPerson(other, marks), marks)).toEqual([]);
    }),
  );
});
