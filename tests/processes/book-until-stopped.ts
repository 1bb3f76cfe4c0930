import { bookingBody } from '#tests/factories/booking-body.ts';
import type { Fleet } from '#tests/support/fleet.ts';
import { call } from './steps.ts';

export interface Trip {
  id: string;
  bookable: boolean;
}

export interface Booked {
  reference: string;
  /** Nobody else's: each booking is made in another name. */
  name: string;
}

/**
 * A visitor who books and pays again and again, through the proxy. What fails is sent again as the browser does, with the
 * same key, until it is answered; each booking is noted when its payment was confirmed.
 */
export async function bookUntilStopped(
  { proxy, provider }: Fleet,
  visitor: number,
  noted: Booked[],
  stop: AbortSignal,
): Promise<void> {
  const address = `192.0.2.${visitor}`;

  async function untilAnswered<Body>(path: string, body: unknown): Promise<Body | null> {
    while (!stop.aborted) {
      const answer = await call<Body>(proxy.url, ['POST', path], body, { address }).catch(() => null);
      if (answer?.status === 200) return answer.body;
      if (answer && answer.status < 500)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return null;
  }

  const { body: packages } = await call<Trip[]>(proxy.url, ['GET', '/packages']);
  const trip = packages.find(({ bookable }) => bookable);
  for (let count = 1; !stop.aborted; count += 1) {
    const name = `Visitor ${visitor} of booking ${count}`;
    const idempotencyKey = `fleet-${visitor}-${count}`;
    const more = { name, email: `visitor.${visitor}@example.in`, idempotencyKey };
    const order = await untilAnswered<{ orderId: string; reference: string }>(
      '/bookings/create-order',
      bookingBody(trip?.id ?? '', more),
    );
    if (!order) return;
    const paid = await provider.pay(order.orderId);
    if (await untilAnswered('/bookings/verify-payment', paid))
      noted.push({ reference: order.reference, name });
  }
}
