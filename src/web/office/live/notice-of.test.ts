import { expect, it } from 'vitest';
import type { OfficeEvent } from '#app/contract/events.ts';
import { noticeOf } from './notice-of.ts';

const OWN = 'usr_me';
const ravi = { id: 'usr_ravi', name: 'Ravi' };
const nobody = { id: null, name: '' };
const event = (change: Partial<OfficeEvent>): OfficeEvent => ({
  topic: 'inquiries',
  id: 'inq_1',
  change: 'changed',
  name: 'Asha Verma',
  by: ravi,
  ...change,
});
const said = (...events: OfficeEvent[]) => noticeOf(events, OWN)?.title;

it('says what is new on the website', () => {
  const fresh = event({ change: 'created', by: nobody });
  expect(noticeOf([fresh], OWN)).toEqual({
    title: 'New inquiry from Asha Verma',
    record: { kind: 'inquiry', id: 'inq_1' },
  });
  expect(said(fresh, { ...fresh, id: 'inq_2' })).toBe('2 new inquiries');
  expect(said(fresh, event({ id: 'inq_9' }))).toBe('New inquiry from Asha Verma');
  expect(said({ ...fresh, id: null })).toBe('New inquiries');
});

it('says what a colleague did', () => {
  expect(said(event({}))).toBe('Ravi changed the inquiry of Asha Verma');
  expect(said(event({ topic: 'bookings', name: 'DJ-123' }))).toBe('Ravi changed booking DJ-123');
  expect(said(event({ topic: 'bookings', change: 'created' }))).toBe('Ravi added a booking for Asha Verma');
  expect(said(event({ topic: 'customers', change: 'deleted' }))).toBe('Ravi deleted customer Asha Verma');
  expect(said(event({}), event({ id: 'inq_2' }), event({ id: 'inq_3' }))).toBe('Ravi changed 3 inquiries');
  expect(said(event({}), event({}))).toBe('Ravi changed the inquiry of Asha Verma');
  expect(said(event({ id: null, name: '' }))).toBe('Ravi changed inquiries');
  expect(said(event({ name: '', by: { id: 'usr_x', name: '' } }))).toBe('A colleague changed the inquiry');
});

it('has no word for one’s own changes, messages, and what the provider or a job changed', () => {
  expect(said(event({ by: { id: OWN, name: 'Me' } }))).toBeUndefined();
  expect(said(event({ topic: 'messages', change: 'created', by: ravi }))).toBeUndefined();
  expect(said(event({ topic: 'bookings', by: nobody }))).toBeUndefined();
  expect(said()).toBeUndefined();
});

it('leads to the record', () => {
  const added = event({ topic: 'customers', id: 'cus_1', change: 'created' });
  expect(noticeOf([added], OWN)).toEqual({
    title: 'Ravi added customer Asha Verma',
    record: { kind: 'customer', id: 'cus_1' },
  });
});

it('leads to no record that is gone or that is one of many', () => {
  expect(noticeOf([event({ change: 'deleted' })], OWN)?.record).toBeNull();
  expect(noticeOf([event({}), event({ id: 'inq_2' })], OWN)?.record).toBeNull();
});
