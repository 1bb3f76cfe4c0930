/** What waits for staff today. Amounts in rupees, dates on the business calendar. */
import { z } from 'zod';
import { CUSTOMER_LISTS } from '#app/domain/customer.ts';
import { INQUIRY_SOURCES } from '#app/domain/inquiry.ts';
import { StaffTaskView } from './booking-desk.ts';

const list = <Row extends z.ZodType>(row: Row) => ({
  /** How many there are; the rows are the first few of them. */
  total: z.number(),
  rows: z.array(row),
});

const WaitingInquiry = z.object({
  id: z.string(),
  source: z.enum(INQUIRY_SOURCES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  destination: z.string(),
  message: z.string(),
  /** Kind and what was asked for: `Visa: Dubai`. */
  subject: z.string(),
  createdAt: z.string(),
  /** The end of the 24 hours that the website promises an answer within. */
  replyBy: z.string(),
});
export type WaitingInquiry = z.infer<typeof WaitingInquiry>;

const TodayBooking = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  packageTitle: z.string(),
  travelDate: z.string(),
  travelers: z.number(),
  balanceAmount: z.number(),
});

const Departure = TodayBooking.extend({
  /** Earlier this week: they are on their way. */
  left: z.boolean(),
});
export type Departure = z.infer<typeof Departure>;

const OverdueBooking = TodayBooking.extend({ dueDate: z.string(), daysLate: z.number() });
export type OverdueBooking = z.infer<typeof OverdueBooking>;

const FollowUp = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  list: z.enum(CUSTOMER_LISTS),
  lastCallNotes: z.string(),
  date: z.string(),
  daysLate: z.number(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** Somebody who wrote on WhatsApp from a number that belongs to no record. */
const UnknownNumber = z.object({
  /** The number, as +919845011762. */
  id: z.string(),
  messages: z.number(),
  /** The newest few texts, oldest first. */
  texts: z.array(z.string()),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type UnknownNumber = z.infer<typeof UnknownNumber>;

export const TodayView = z
  .object({
    date: z.string(),
    inquiries: z.object({
      ...list(WaitingInquiry),
      /** Of them, how many wait for more than 24 hours. */
      late: z.number(),
    }),
    departures: z.object({
      ...list(Departure),
      travelers: z.number(),
      /** Monday and Sunday of this week. */
      from: z.string(),
      to: z.string(),
    }),
    overdue: z.object({ ...list(OverdueBooking), amount: z.number() }),
    /** What is to be done by today, the longest due first. */
    tasks: z.object(list(StaffTaskView)),
    unknown: z.object(list(UnknownNumber)),
    /** Customers to call today, overdue ones too, for who sees customers. */
    followUps: z
      .object({
        ...list(FollowUp),
        late: z.number(),
        /** Open leads without a next date. */
        withoutDate: z.number(),
      })
      .nullable(),
    /** Open requests about personal data, for who handles them. */
    privacy: z
      .object({
        open: z.number(),
        /** Of them, how many are past the day by which an answer is promised. */
        late: z.number(),
        /** The first such day. */
        answerBy: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Today' });
export type TodayView = z.infer<typeof TodayView>;
