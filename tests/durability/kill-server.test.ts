import { expect, test } from 'vitest';
import { bookingBody } from '#tests/factories/booking-body.ts';
import { killRepeatedly, seededRandom } from '#tests/support/kill-repeatedly.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const VISITORS = 4;

interface Acknowledged {
  reference: string;
  paid: boolean;
}

async function post<Answer>(
  server: ServerProcess,
  path: string,
  body: unknown,
  cookie = '',
): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** One visitor after another books and pays; what the server has said yes to is noted at once. */
async function bookAndPay(server: ServerProcess, visitor: number, noted: Acknowledged[]): Promise<void> {
  const packages = await (await fetch(`${server.url}/api/packages`)).json();
  const trip = packages.find((one: { bookable: boolean }) => one.bookable);
  for (let count = 0; ; count += 1) {
    const order = await post<{ orderId: string; reference: string }>(
      server,
      '/api/bookings/create-order',
      bookingBody(trip.id, {
        email: `asha.${visitor}@example.in`,
        idempotencyKey: `kill-${server.pid}-${visitor}-${count}`,
      }),
    );
    const booking: Acknowledged = { reference: order.reference, paid: false };
    noted.push(booking);
    const result = await post<Record<string, string>>(server, `/simulator/v1/orders/${order.orderId}/pay`, {
      outcome: 'captured',
      webhook: count % 2 === 0,
    });
    await post(server, '/api/bookings/verify-payment', {
      orderId: result.razorpay_order_id,
      paymentId: result.razorpay_payment_id,
      signature: result.razorpay_signature,
    });
    booking.paid = true;
  }
}

/** Every booking and payment that was acknowledged, in whichever life of the server, is in the office's list. */
async function expectAll(server: ServerProcess, noted: Acknowledged[]): Promise<void> {
  const login = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: server.adminUser, password: server.adminPassword }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const answer = await fetch(`${server.url}/api/crm/bookings`, { headers: { cookie } });
  const rows: Array<{ reference: string; bookingStatus: string; paidAmount: number; totalAmount: number }> =
    await answer.json();
  const found = new Map(rows.map((row) => [row.reference, row]));
  expect(noted.filter((one) => !found.has(one.reference))).toEqual([]);
  const unpaid = noted.filter((one) => {
    const row = found.get(one.reference);
    return one.paid && (row?.bookingStatus !== 'confirmed' || row.paidAmount !== row.totalAmount);
  });
  expect(unpaid).toEqual([]);
}

test('P15 the server is killed ten times among concurrent bookings: nothing acknowledged is lost', async () => {
  const dataDir = temporaryFolder();
  const noted: Acknowledged[] = [];
  await killRepeatedly({
    rounds: 10,
    random: seededRandom(20_261_127),
    most: 12,
    start: () =>
      startServer({ dataDir, env: { FORM_LIMIT_PER_MINUTE: '100000', SEED: 'demo', LOG_LEVEL: 'error' } }),
    check: (server) => expectAll(server, noted),
    work: (server) =>
      Promise.allSettled(
        Array.from({ length: VISITORS }, (_, visitor) => bookAndPay(server, visitor, noted)),
      ),
    acknowledged: () => noted.filter((one) => one.paid).length,
  });
  expect(noted.filter((one) => one.paid).length).toBeGreaterThanOrEqual(10);
}, 600_000);
