import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '#app/contract/customers.ts';
import type { SendPackageAnswer, ShareAnswer } from '#app/contract/send-package.ts';
import { itineraries, packages } from '#app/db/schema/content.ts';
import { customers, packagesSent } from '#app/db/schema/customers.ts';
import { createSmtp } from '#app/integrations/mail/smtp.ts';
import { createNoWhatsApp } from '#app/integrations/whatsapp/port.ts';
import { createMessagesApp, type MessagesApp } from '#tests/support/messages-app.ts';
import { printedSample } from '#tests/support/printed-sample.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const TRIP = 'pkg_kashmir';
const ODD = 'Goa & Kerala #1 50% off 😀\nCall +91 90000 00001?';

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp();
  // The first page waits for its engine; a press of Send is answered sooner than that here.
  await app.ctx.pdf.render('document', printedSample());
  app.ctx.config = { ...app.ctx.config, sendWaitMs: 8000 };
});
afterAll(() => app.close());

let customerId: string;
beforeEach(async () => {
  await app.clear();
  await app.db.delete(customers);
  await app.db.delete(itineraries);
  await app.db.delete(packages);
  await app.db.insert(packages).values({
    id: TRIP,
    slug: 'kashmir-valley-in-bloom',
    title: 'Kashmir Valley in Bloom',
    destination: 'Kashmir',
    duration: '6 Days / 5 Nights',
    route: 'Srinagar → Gulmarg → Pahalgam',
    price: '₹24,999',
    image: '/pictures/kashmir.svg',
    images: ['http://169.254.169.254/latest', '/pictures/himachal.svg'],
    status: 'published',
  });
  app.use({ whatsapp: createNoWhatsApp() });
  const made = await app.staff<Customer>('POST', '/customers', {
    name: 'Asha Verma',
    email: 'asha@example.in',
    phone: '98160 11122',
  });
  customerId = made.body.id;
});

const share = (change: object = {}) =>
  app.staff<ShareAnswer & { detail: string; fields?: Record<string, string> }>(
    'POST',
    '/customers/share-via-whatsapp',
    { customer_id: customerId, package_id: TRIP, message: '', ...change },
  );
const send = (change: object = {}) =>
  app.staff<SendPackageAnswer & { detail: string; fields?: Record<string, string> }>(
    'POST',
    '/customers/send-package',
    { customer_id: customerId, package_id: TRIP, message: '', send_via: 'email', ...change },
  );
const sentRows = () => app.db.select().from(packagesSent);
const customer = async () => (await app.staff<Customer>('GET', `/customers/${customerId}`)).body;
const textOf = (url: string) => new URL(url).searchParams.get('text') ?? '';

describe('sharing by WhatsApp', () => {
  it('MSG-04 the message arrives as it was typed', async () => {
    const { status, body } = await share({ message: ODD });
    expect(status).toBe(200);
    expect(body.whatsapp_url).toBe(
      'https://wa.me/919816011122?text=Goa%20%26%20Kerala%20%231%2050%25%20off%20%F0%9F%98%80%0ACall%20%2B91%2090000%2000001%3F',
    );
    expect(textOf(body.whatsapp_url)).toBe(ODD);
    expect(body.message).toContain('WhatsApp Web opened');
  });

  it('B14 a blank message is the default one, with what was agreed; the package counts as sent once', async () => {
    const offer = {
      custom_price: '28400',
      number_of_pax: 5,
      flights_included: false,
      hotels_info: 'Houseboat, then 4-star',
      request_key: 'press-1',
    };
    const [first, again] = [await share(offer), await share(offer)];
    const text = textOf(first.body.whatsapp_url);
    for (const part of [
      'Hello Asha,',
      'Kashmir Valley in Bloom',
      'Kashmir · 6 Days / 5 Nights',
      'Price: ₹28,400 per person',
      'Travellers: 5',
      'Flights: Not included',
      'Hotels: Houseboat, then 4-star',
      '/packages/kashmir-valley-in-bloom',
    ])
      expect(text).toContain(part);
    expect(again.body).toEqual(first.body);
    expect(await sentRows()).toMatchObject([
      {
        packageTitle: 'Kashmir Valley in Bloom',
        sentVia: 'whatsapp',
        sentTo: '+919816011122',
        customPrice: 2_840_000,
        numberOfPax: 5,
        flightsIncluded: false,
        author: 'meera',
      },
    ]);
    expect(await customer()).toMatchObject({ packages_sent_count: 1 });
  });

  it.each([
    [{ custom_price: '-5' }, 'custom_price'],
    [{ custom_price: 'abc' }, 'custom_price'],
    [{ custom_price: 0 }, 'custom_price'],
    [{ custom_price: 12.345 }, 'custom_price'],
    [{ number_of_pax: 2.5 }, 'number_of_pax'],
    [{ number_of_pax: 0 }, 'number_of_pax'],
    [{ flights_included: 'perhaps' }, 'flights_included'],
    [{ hotels_info: 'x'.repeat(301) }, 'hotels_info'],
    [{ message: 'x'.repeat(4001) }, 'message'],
    [{ package_id: '' }, 'package_id'],
  ])('B14 refuses %j by its field, and nothing is sent', async (change, field) => {
    const { status, body } = await share(change);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await sentRows()).toEqual([]);
  });

  it('B14 an unknown customer or package is 404', async () => {
    expect((await share({ customer_id: 'cus_none' })).status).toBe(404);
    expect((await share({ package_id: 'pkg_none' })).status).toBe(404);
  });
});

describe('sending', () => {
  it('B14 an e-mail brings the brochure, named for the customer, and answers the message to show', async () => {
    const { status, body } = await send({ custom_price: 28_400 });
    expect([status, body]).toEqual([200, { message: 'Email sent successfully!' }]);
    const [mail] = app.box.mails;
    expect(mail?.to).toEqual(['asha@example.in']);
    expect(mail?.text).toContain('%PDF-');
    expect(await sentRows()).toMatchObject([{ sentVia: 'email', sentTo: 'asha@example.in' }]);
  });

  it('B14 both ways are one entry; WhatsApp opens from the link where it is not set up', async () => {
    const { status, body } = await send({ send_via: 'both' });
    expect(status).toBe(200);
    expect(body.message).toContain('Email: Email sent successfully!');
    expect(textOf(body.whatsapp_url ?? '')).toContain('Kashmir Valley in Bloom');
    expect(await sentRows()).toMatchObject([{ sentVia: 'both', sentTo: 'asha@example.in, +919816011122' }]);
    expect(await customer()).toMatchObject({ packages_sent_count: 1 });
  });

  it('MSG-09 of both, the one that failed is named, and only the other counts as sent', async () => {
    app.ctx.mail = createSmtp({ smtpUrl: null, from: null });
    const { status, body } = await send({ send_via: 'both' });
    expect(status).toBe(409);
    expect(body.detail).toContain('Email: Not sent: no mail server');
    expect(await sentRows()).toMatchObject([{ sentVia: 'whatsapp' }]);
  });

  it('MSG-09 nothing counts as sent while no mail server takes it', async () => {
    app.ctx.mail = createSmtp({ smtpUrl: null, from: null });
    const { status, body } = await send();
    expect(status).toBe(409);
    expect(body.detail).not.toBe('');
    expect(await sentRows()).toEqual([]);
    expect(await customer()).toMatchObject({ packages_sent_count: 0 });
  });

  it('UI-15 a double click sends once', async () => {
    const press = { request_key: 'press-2' };
    const answers = await Promise.all([send(press), send(press)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(app.box.mails).toHaveLength(1);
    expect(await sentRows()).toHaveLength(1);
  });
});

describe('the brochure', () => {
  const brochure = async (query = '') => {
    const answer = await app.fetch(`/customers/download-pdf/${TRIP}${query}`, {
      headers: { cookie: await app.loginAsStaff() },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { answer, text: (await readPdf(bytes)).map(({ text }) => text).join(' ') };
  };

  it('B19 is named for the customer, with price, facts, days and the route', async () => {
    await app.db.insert(itineraries).values({
      id: 'itn_k',
      itemId: TRIP,
      highlights: ['Shikara at dawn'],
      days: [
        {
          day: 1,
          title: 'Arrival in Srinagar',
          description: 'Lamps on the lake.',
          locations: ['Srinagar'],
          activities: [],
          morning: '',
          afternoon: '',
          evening: '',
          meals: 'Dinner',
          accommodation: 'Houseboat',
          transport: '',
        },
      ],
    });
    const { answer, text } = await brochure('?customer_name=Asha%20Verma&number_of_pax=5');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('kashmir-valley-in-bloom-asha-verma.pdf');
    for (const part of [
      'Prepared for Asha Verma',
      'Kashmir Valley in Bloom',
      '₹24,999',
      'Travellers',
      'Shikara at dawn',
      'Arrival in Srinagar',
      'Houseboat',
      'Gulmarg',
    ])
      expect(text).toContain(part);
  });

  it('SEC-11 a picture at an address that somebody typed is not fetched', async () => {
    await app.db
      .update(packages)
      .set({ image: 'http://127.0.0.1:9/x.jpg', images: ['http://[::ffff:127.0.0.1]/y.png'] })
      .where(eq(packages.id, TRIP));
    const { answer, text } = await brochure();
    expect(answer.status).toBe(200);
    expect(text).toContain('Kashmir Valley in Bloom');
  });

  it('SEC-04 is for staff; an unknown package is 404', async () => {
    expect((await app.fetch(`/customers/download-pdf/${TRIP}`)).status).toBe(401);
    expect((await app.staff('GET', '/customers/download-pdf/pkg_none')).status).toBe(404);
  });
});
