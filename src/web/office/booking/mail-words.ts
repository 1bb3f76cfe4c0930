/** Who would get an e-mail, and whether one can leave at all: `sendsMail` is false without a mail server. */
interface Recipient {
  email: string;
  sendsMail: boolean;
}

const NO_SERVER = 'No mail server is set up';

/** Before a payment link is made. */
export function linkWillGo({ email, sendsMail }: Recipient): string {
  if (email === '') return 'Without an e-mail address you pass it on yourself.';
  return sendsMail
    ? `The link is e-mailed to ${email}.`
    : `${NO_SERVER}: the link is made, and you pass it on yourself.`;
}

/** Once it is made; `mailed` as the server answered. */
export function linkWent({ email, mailed }: { email: string; mailed: boolean }): string {
  if (mailed) return `An e-mail with this link is on its way to ${email}.`;
  return email === ''
    ? 'The link is ready. Please pass it on yourself.'
    : 'The link is ready, and it was not e-mailed: no mail server is set up. Please pass it on yourself.';
}

/** Of a sale that is paid by a link; the address may not be typed yet. */
export function saleLinkWillGo({ email, sendsMail }: Recipient): string {
  return sendsMail
    ? `A payment link goes to ${email || 'the customer'} by e-mail.`
    : `${NO_SERVER}: the booking shows the payment link, and you pass it on yourself.`;
}

/** Of a cancellation. */
export function cancellationToldBy({ email, sendsMail }: Recipient): string {
  return sendsMail && email !== ''
    ? 'The customer is told by e-mail.'
    : `${sendsMail ? 'There is no e-mail address' : NO_SERVER}, so please tell the customer yourself.`;
}

/** Of a confirmation that is sent once more. */
export function confirmationWillGo({ name, email, sendsMail }: Recipient & { name: string }): string {
  return sendsMail
    ? `${name} gets it at ${email}, as the booking is now.`
    : `${NO_SERVER}: the e-mail to ${name} is kept as not sent.`;
}
