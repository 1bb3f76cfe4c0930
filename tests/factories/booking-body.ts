/** A body for create-order as the booking form sends it: Asha Verma, one traveller, full payment. */
export function bookingBody(
  packageId: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    packageId,
    name: 'Asha Verma',
    email: 'asha@example.in',
    phone: '+91 98765 43210',
    travelDate: '2027-04-12',
    travelers: 1,
    travelerDetails: [{ name: 'Asha Verma', age: 34, ageGroup: 'Adult' }],
    paymentOption: 'full',
    termsAccepted: true,
    ...change,
  };
}

/** `count` travellers, for a body's `travelerDetails`. */
export function travellers(count: number): Array<{ name: string; age: number }> {
  return Array.from({ length: count }, (_, index) => ({ name: `Traveller ${index + 1}`, age: 30 + index }));
}
