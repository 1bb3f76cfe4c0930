import type { Customer } from '#app/contract/customers.ts';
import { packageMessage } from '#app/domain/package-message.ts';
import { offeredPrice } from '#app/domain/package-offer.ts';
import { useSendsMail } from '#app/web/office/data/use-sends-mail.ts';
import { fetchOffice } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { showFailure } from '#app/web/ui/toast.tsx';
import { brochurePath, offerOfForm, type SendValues } from './send-values.ts';

const HOW: Record<SendValues['send_via'], string> = {
  whatsapp: 'WhatsApp Web opens in a new tab with the package details ready. You press send there.',
  email: 'The e-mail goes from here, with the brochure as a PDF.',
  both: 'The e-mail goes from here with the brochure; WhatsApp goes by itself where it is set up, else it opens in a new tab.',
};

const HOW_WITHOUT_MAIL: typeof HOW = {
  whatsapp: HOW.whatsapp,
  email: 'No mail server is set up: the e-mail is kept as not sent.',
  both: 'No mail server is set up: the e-mail is kept as not sent. WhatsApp goes by itself where it is set up, else it opens in a new tab.',
};

/** What the customer will read, and the brochure in a new tab. */
export function SendPreview({ customer, values }: { customer: Customer; values: SendValues }) {
  const sendsMail = useSendsMail();
  const trip = values.package_id;
  const offer = offerOfForm(values);
  if (!trip) {
    return (
      <aside className="sp-preview" aria-label="Preview">
        <p className="mute">Choose a package to see what {customer.name} will read.</p>
      </aside>
    );
  }
  const price = offeredPrice(trip.price, offer);
  const perPerson = offer.customPrice === null ? '' : ' per person';
  const standard = packageMessage({
    customerName: customer.name,
    trip: { ...trip, destination: trip.place },
    offer,
    link: `${window.location.origin}/packages/${trip.slug}`,
    agency: '',
  });
  return (
    <aside className="sp-preview" aria-label="Preview">
      <p className="mute">{values.send_via === 'email' ? 'Preview of the e-mail' : 'Preview on WhatsApp'}</p>
      <div className="sp-bubble">
        <Picture src={trip.image} alt="" sizes="260px" />
        <b>{trip.title}</b>
        <span>{[trip.duration, price + perPerson].filter(Boolean).join(', ')}</span>
        <p>{values.message.trim() || standard}</p>
      </div>
      <button
        type="button"
        className="btn sm ghost"
        onClick={() => void openBrochure(brochurePath(trip, customer.name, values))}
      >
        <Icon name="file-text" />
        Preview PDF
      </button>
      <p className="mute">{sendsMail ? HOW[values.send_via] : HOW_WITHOUT_MAIL[values.send_via]}</p>
    </aside>
  );
}

async function openBrochure(path: string): Promise<void> {
  // Opened by the click itself, or the browser holds it for an advertisement.
  const tab = window.open('', '_blank');
  try {
    const answer = await fetchOffice(path, 'application/pdf');
    const address = URL.createObjectURL(await answer.blob());
    if (tab) tab.location.href = address;
    else window.location.assign(address);
  } catch {
    tab?.close();
    showFailure({ title: 'Failed to download PDF' });
  }
}
