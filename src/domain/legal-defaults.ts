/** The legal texts of the first start, in the form of `legal-text`. Raise a version whenever its text changes. */
export interface LegalText {
  title: string;
  /** Below the title. */
  lead: string;
  /** For search engines. */
  description: string;
  body: string;
  version: string;
}

export type LegalTextName = 'terms' | 'cancellation' | 'privacy';
export type LegalTexts = Record<LegalTextName, LegalText>;

const TERMS = `
## Who you book with
You book with {{legalName}} (“we”). We plan the journey, book its hotels, transport and guides in your name, and answer for their work as our own.

## Prices
- Prices are per person, in Indian rupees, and include GST. What the summary shows is what you pay.
- What a journey includes and does not include stands under Details on its page.
- A price holds once your booking is confirmed. We do not raise it afterwards.
- Journeys without a price are priced on enquiry, because they depend on the season or on permits.

## Booking and payment
- You pay {{depositPercent}}% of the total as a deposit, or the full amount. Your booking is confirmed when the payment reaches us, and the confirmation goes to your e-mail address.
- An unpaid booking is kept for {{expiryHours}} hours and then cancelled by itself. Nothing is owed for it.
- The balance is due 15 days before the journey starts. You can pay it on your booking’s page.
- Where the journey starts in less than 15 days, the balance is due at once after booking.
- Card and UPI payments are taken by our payment provider. We never see or keep your card’s number.

## Travelers
- Give names as on the identity document that each traveler brings. Airlines and hotels compare them.
- Children travel with an adult. The age groups are adult (12+ years), child (2-12 years), infant (0-2 years).
- Passports, visas, permits and vaccinations are the traveler’s own matter; we tell you what is needed and help with it.

## Changes
- You may change a name or a date until 30 days before the start, free of charge on our side. Later we do what hotels and carriers allow and charge only what they charge.
- If weather, road closures or an authority make a part impossible, we arrange the nearest equal thing and refund what is worth less.
- If we have to cancel a journey, you get everything back within 7 working days, or another journey if you prefer.

## Cancelling
You can cancel at any time. What you get back stands in the [cancellation policy](/cancellation-policy).

## When something goes wrong
Tell the guide or call us at once, so that we can set it right on the spot. Write to us within 30 days of the end of the journey if we could not. Indian law applies, and the courts at our registered office are competent; your rights under consumer protection law stay as they are.
`;

const CANCELLATION = `
{{cancellationScale}}

- Days are calendar days in Indian time, counted back from the travel date of your booking.
- We never keep more than you have paid, and never ask for more: after a deposit of {{depositPercent}}%, at most the deposit is kept.
- One traveler of several may cancel; the scale then applies to that traveler’s share.
- Refunds go to the card or UPI account that paid, within 7 working days. A credit note for the GST comes with them.
- Flights, trains and permits booked at your wish follow their carrier’s own rules. We tell you these before booking.
- A booking that was never paid is cancelled by itself and costs nothing.

## How to cancel
Call [{{phone}}](tel:{{phoneLink}}) ({{hours}}) or write to [{{email}}](mailto:{{email}}?subject=Cancellation) with your booking reference. An e-mail counts from the moment it is sent.
`;

const PRIVACY = `
## Who is responsible
{{legalName}}, {{address}}, is the data fiduciary under the Digital Personal Data Protection Act, 2023.

## What we use, and why
- **Bookings:** name, e-mail, phone, travel date, the travelers’ names and ages, and your requests; to plan the journey, confirm it and bill it.
- **Enquiries:** what you write to us and how to reach you; to answer you.
- **Payments:** the amount, the time and the payment’s number from our payment provider. Card and bank details stay with the provider.
- **Technical records:** your address on the network for a short time, against misuse of our forms.

Children’s data is given by the adult who books, and used for the journey only.

## Who else sees it
Hotels, carriers and guides get the names and ages they need for your journey. The payment provider gets your name, e-mail and phone when you pay. Nobody buys your data from us, and we use no advertising trackers.

Companies that handle data for us, each for its part only:

{{processors}}

## How long
Invoices and what belongs to them are kept for {{invoiceMonths}} months, as tax law asks. Enquiries are made anonymous {{inquiryMonths}} months after their last use and our messages {{messageMonths}} months after they were written, and sooner if you ask.

## Cookies
This site sets no cookies for visitors. The payment window of our provider may set its own while you pay.

## Your rights
- See what we hold about you, have it corrected, completed or deleted: [ask here](/privacy#request).
- Withdraw a consent at any time; what was done before stays lawful.
- Name somebody who exercises your rights if you no longer can.

Write to our grievance officer at [{{email}}](mailto:{{email}}?subject=Personal%20data) or call [{{phone}}](tel:{{phoneLink}}). We answer within 30 days. If the answer does not satisfy you, you may complain to the Data Protection Board of India.
`;

export const LEGAL_DEFAULTS: LegalTexts = {
  terms: {
    title: 'Terms',
    lead: 'What you can expect of us, and we of you, when you book a journey here.',
    description: 'Booking terms: prices with GST, the 25% deposit, the balance, changes and cancellation.',
    body: TERMS.trim(),
    version: '2026-11',
  },
  cancellation: {
    title: 'Cancellation policy',
    lead: 'Plans change. This is what you get back, by the day your cancellation reaches us.',
    description:
      'How much is kept and refunded when a booking is cancelled, by days before the start of the journey.',
    body: CANCELLATION.trim(),
    version: '2026-11',
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'Which of your data we use, what for, how long, and how you decide about it.',
    description:
      'What personal data is used for bookings and enquiries, how long it is kept, and your rights under the DPDP Act.',
    body: PRIVACY.trim(),
    version: '2026-11-28',
  },
};
