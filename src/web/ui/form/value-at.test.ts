import { expect, it } from 'vitest';
import { valueAt, withValueAt } from './value-at.ts';

const values = {
  legal: { terms: { body: 'a', version: '1' } },
  offices: [{ city: 'Delhi' }, { city: 'Malé' }],
};

it('P26 reads and changes what lies at a path, and nothing beside it', () => {
  expect([valueAt(values, 'legal.terms.body'), valueAt(values, 'offices.1.city')]).toEqual(['a', 'Malé']);
  const next = withValueAt(withValueAt(values, 'legal.terms.body', 'b'), 'offices.0.city', 'Pune');
  expect(next).toEqual({
    legal: { terms: { body: 'b', version: '1' } },
    offices: [{ city: 'Pune' }, { city: 'Malé' }],
  });
  expect(next.offices[1]).toBe(values.offices[1]);
  expect(values.offices[0]?.city).toBe('Delhi');
  expect(() => valueAt(values, 'legal.terms.text')).toThrow('nothing at legal.terms.text');
});
