import { z } from 'zod';
import { AgeGroup, BookingRequest, Traveler } from '#app/contract/bookings.ts';
import { businessToday } from '#app/web/site/business-day.ts';

const { shape } = BookingRequest;

/** The booking form: the contract's own fields, with what only the form asks and friendlier words for empty ones. */
export const BookingForm = z.object({
  name: shape.name,
  email: shape.email,
  phone: shape.phone,
  travelDate: z
    .string()
    .min(1, 'Choose a travel date')
    .pipe(shape.travelDate)
    .refine((date) => date >= businessToday(), 'Choose today or a later date'),
  travelers: shape.travelers,
  travelerDetails: z.array(
    z.object({
      name: z.string().trim().min(1, 'Enter the traveler’s name').pipe(Traveler.shape.name),
      age: z
        .string()
        .trim()
        .min(1, 'Enter an age')
        .transform((age): string | number => age)
        .pipe(Traveler.shape.age),
      ageGroup: AgeGroup,
    }),
  ),
  specialRequests: shape.specialRequests,
  paymentOption: shape.paymentOption,
  termsAccepted: z.boolean().refine((accepted) => accepted, 'Accept the terms to go on'),
  marketingConsent: z.boolean(),
});

export type BookingInput = z.input<typeof BookingForm>;
export type BookingValues = z.output<typeof BookingForm>;

export const BLANK_TRAVELER: BookingInput['travelerDetails'][number] = {
  name: '',
  age: '',
  ageGroup: 'Adult',
};

export const BLANK_BOOKING: BookingInput = {
  name: '',
  email: '',
  phone: '',
  travelDate: '',
  travelers: '1',
  travelerDetails: [BLANK_TRAVELER],
  specialRequests: '',
  paymentOption: 'partial',
  termsAccepted: false,
  marketingConsent: false,
};
