/** The public forms in words that browsers need without the schemas. Source: public-site §5, §8. */
export type FormKind = 'enquiry' | 'quote' | 'visa' | 'privacy';

/** Where each form is sent as JSON. */
export const FORM_API: Record<FormKind, string> = {
  enquiry: '/enquiries',
  quote: '/inquiries',
  visa: '/visa-enquiries',
  privacy: '/privacy-requests',
};

/** The quote form's destinations. */
export const QUOTE_DESTINATIONS = [
  'India',
  'Singapore',
  'Malaysia',
  'Dubai',
  'Maldives',
  'Europe',
  'USA',
] as const;

/** The visa page's thirteenth tile and the last choice of its form. */
export const ANOTHER_COUNTRY = 'Another country';

export const VISA_TYPES = ['Tourist', 'Business', 'Transit', 'Student', 'Work'] as const;

export const PRIVACY_REQUESTS = ['copy', 'correction', 'erasure'] as const;

export interface FormMessage {
  title: string;
  detail?: string;
}

/** What the visitor reads when a form was kept, and when it could not be sent. */
export const FORM_MESSAGES: Record<FormKind, { sent: FormMessage; failed: FormMessage }> = {
  enquiry: {
    sent: { title: 'Thank you! Your enquiry has been submitted. We will contact you within 24 hours.' },
    failed: { title: 'Failed to submit enquiry. Please try again or contact us directly.' },
  },
  quote: {
    sent: { title: 'Inquiry Submitted!', detail: "We'll contact you within 24 hours." },
    failed: { title: 'Submission Failed', detail: 'Please try again later.' },
  },
  visa: {
    sent: {
      title: 'Thank you! Your visa enquiry has been submitted. Our experts will contact you within 24 hours.',
    },
    failed: { title: 'Failed to submit enquiry. Please try again or call us directly.' },
  },
  privacy: {
    sent: {
      title: 'Request received',
      detail: 'We have your request and will answer at your email address.',
    },
    failed: { title: 'Your request could not be sent. Please try again or write to us.' },
  },
};
