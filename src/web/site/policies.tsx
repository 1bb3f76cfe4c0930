import type { ReactNode } from 'react';
import { DEPOSIT_PERCENT } from '#app/domain/money.ts';
import type { SiteSettings } from '#app/domain/settings.ts';

export interface Policy {
  title: string;
  lead: string;
  description: string;
  body(settings: SiteSettings): ReactNode;
}

/** The agency's terms in plain words; their version is kept with each booking (settings, `booking.termsVersion`). */
export const TERMS: Policy = {
  title: 'Terms',
  lead: 'What you can expect of us, and we of you, when you book a journey here.',
  description: 'Booking terms: prices with GST, the 25% deposit, the balance, changes and cancellation.',
  body: ({ brand, booking }) => (
    <>
      <h2>Who you book with</h2>
      <p>
        You book with {brand.legalName} (“we”). We plan the journey, book its hotels, transport and guides in
        your name, and answer for their work as our own.
      </p>
      <h2>Prices</h2>
      <ul>
        <li>
          Prices are per person, in Indian rupees, and include GST. What the summary shows is what you pay.
        </li>
        <li>What a journey includes and does not include stands under Details on its page.</li>
        <li>A price holds once your booking is confirmed. We do not raise it afterwards.</li>
        <li>
          Journeys without a price are priced on enquiry, because they depend on the season or on permits.
        </li>
      </ul>
      <h2>Booking and payment</h2>
      <ul>
        <li>
          You pay {DEPOSIT_PERCENT}% of the total as a deposit, or the full amount. Your booking is confirmed
          when the payment reaches us, and the confirmation goes to your e-mail address.
        </li>
        <li>
          An unpaid booking is kept for {booking.expiryHours} hours and then cancelled by itself. Nothing is
          owed for it.
        </li>
        <li>The balance is due 15 days before the journey starts. You can pay it on your booking’s page.</li>
        <li>Where the journey starts in less than 15 days, the balance is due at once after booking.</li>
        <li>
          Card and UPI payments are taken by our payment provider. We never see or keep your card’s number.
        </li>
      </ul>
      <h2>Travelers</h2>
      <ul>
        <li>
          Give names as on the identity document that each traveler brings. Airlines and hotels compare them.
        </li>
        <li>
          Children travel with an adult. The age groups are adult (12+ years), child (2-12 years), infant (0-2
          years).
        </li>
        <li>
          Passports, visas, permits and vaccinations are the traveler’s own matter; we tell you what is needed
          and help with it.
        </li>
      </ul>
      <h2>Changes</h2>
      <ul>
        <li>
          You may change a name or a date until 30 days before the start, free of charge on our side. Later we
          do what hotels and carriers allow and charge only what they charge.
        </li>
        <li>
          If weather, road closures or an authority make a part impossible, we arrange the nearest equal thing
          and refund what is worth less.
        </li>
        <li>
          If we have to cancel a journey, you get everything back within 7 working days, or another journey if
          you prefer.
        </li>
      </ul>
      <h2>Cancelling</h2>
      <p>
        You can cancel at any time. What you get back stands in the{' '}
        <a href="/cancellation-policy">cancellation policy</a>.
      </p>
      <h2>When something goes wrong</h2>
      <p>
        Tell the guide or call us at once, so that we can set it right on the spot. Write to us within 30 days
        of the end of the journey if we could not. Indian law applies, and the courts at our registered office
        are competent; your rights under consumer protection law stay as they are.
      </p>
    </>
  ),
};

/** Days before the start and the share of the total that is kept. */
const SCALE: ReadonlyArray<[when: string, kept: string]> = [
  ['30 days or more before the start', 'Nothing'],
  ['15 to 29 days', '25% of the total'],
  ['7 to 14 days', '50% of the total'],
  ['Less than 7 days, or no-show', '100% of the total'],
];

export const CANCELLATION: Policy = {
  title: 'Cancellation policy',
  lead: 'Plans change. This is what you get back, by the day your cancellation reaches us.',
  description:
    'How much is kept and refunded when a booking is cancelled, by days before the start of the journey.',
  body: ({ contact }) => (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Cancelled</th>
            <th scope="col">We keep</th>
          </tr>
        </thead>
        <tbody>
          {SCALE.map(([when, kept]) => (
            <tr key={when}>
              <td>{when}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>Days are calendar days in Indian time, counted back from the travel date of your booking.</li>
        <li>
          We never keep more than you have paid, and never ask for more: after a deposit of 25%, at most the
          deposit is kept.
        </li>
        <li>One traveler of several may cancel; the scale then applies to that traveler’s share.</li>
        <li>
          Refunds go to the card or UPI account that paid, within 7 working days. A credit note for the GST
          comes with them.
        </li>
        <li>
          Flights, trains and permits booked at your wish follow their carrier’s own rules. We tell you these
          before booking.
        </li>
        <li>A booking that was never paid is cancelled by itself and costs nothing.</li>
      </ul>
      <h2>How to cancel</h2>
      <p>
        Call <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a> ({contact.hours}) or write to{' '}
        <a href={`mailto:${contact.email}?subject=Cancellation`}>{contact.email}</a> with your booking
        reference. An e-mail counts from the moment it is sent.
      </p>
    </>
  ),
};

export const PRIVACY: Policy = {
  title: 'Privacy policy',
  lead: 'Which of your data we use, what for, how long, and how you decide about it.',
  description:
    'What personal data is used for bookings and enquiries, how long it is kept, and your rights under the DPDP Act.',
  body: ({ brand, contact, offices }) => (
    <>
      <h2>Who is responsible</h2>
      <p>
        {brand.legalName}, {offices[0]?.address}, is the data fiduciary under the Digital Personal Data
        Protection Act, 2023.
      </p>
      <h2>What we use, and why</h2>
      <ul>
        <li>
          <b>Bookings:</b> name, e-mail, phone, travel date, the travelers’ names and ages, and your requests;
          to plan the journey, confirm it and bill it.
        </li>
        <li>
          <b>Enquiries:</b> what you write to us and how to reach you; to answer you.
        </li>
        <li>
          <b>Payments:</b> the amount, the time and the payment’s number from our payment provider. Card and
          bank details stay with the provider.
        </li>
        <li>
          <b>Technical records:</b> your address on the network for a short time, against misuse of our forms.
        </li>
      </ul>
      <p>Children’s data is given by the adult who books, and used for the journey only.</p>
      <h2>Who else sees it</h2>
      <p>
        Hotels, carriers and guides get the names and ages they need for your journey. The payment provider
        gets your name, e-mail and phone when you pay. Nobody buys your data from us, and we use no
        advertising trackers.
      </p>
      <h2>How long</h2>
      <p>
        Invoices and what belongs to them are kept for eight years, as tax law asks. Enquiries that lead to
        nothing are deleted after two years, and sooner if you ask.
      </p>
      <h2>Cookies</h2>
      <p>
        This site sets no cookies for visitors. The payment window of our provider may set its own while you
        pay.
      </p>
      <h2>Your rights</h2>
      <ul>
        <li>See what we hold about you, have it corrected, completed or deleted.</li>
        <li>Withdraw a consent at any time; what was done before stays lawful.</li>
        <li>Name somebody who exercises your rights if you no longer can.</li>
      </ul>
      <p>
        Write to our grievance officer at{' '}
        <a href={`mailto:${contact.email}?subject=Personal data`}>{contact.email}</a> or call{' '}
        <a href={`tel:${contact.phoneLink}`}>{contact.phone}</a>. We answer within 30 days. If the answer does
        not satisfy you, you may complain to the Data Protection Board of India.
      </p>
    </>
  ),
};
