const FIELD =
  /^(?:name|email|phone|travelDate|travelers|specialRequests|paymentOption|termsAccepted|marketingConsent|travelerDetails\.\d\.(?:name|age|ageGroup))$/;

/** True for a field named by the server's answer that the form shows: its message goes there. */
export function isFormField(name: string): boolean {
  return FIELD.test(name);
}
