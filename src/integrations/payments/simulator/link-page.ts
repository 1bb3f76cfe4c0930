import { escapeHtml } from '#app/domain/escape-html.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { linkJson } from './wire.ts';

/** Opens the widget for the link's order and, once paid, goes back to the shop. */
export const LINK_SCRIPT = `
const data = document.getElementById('pay').dataset;
document.getElementById('pay').addEventListener('click', () => {
  new window.Razorpay({
    key: data.key, order_id: data.order, amount: Number(data.amount), currency: data.currency, name: 'Payment link',
    description: data.description, prefill: { email: data.email, contact: data.contact },
    handler: () => { location.href = data.link + '/return'; },
  }).open();
});
`;

const STATES = {
  created: '',
  paid: 'This payment is done.',
  cancelled: 'This payment link was cancelled. Ask for a new one.',
  expired: 'This payment link has expired.',
};

/** The hosted page of a payment link: what is paid, and the button that opens the widget. */
export function linkPage(link: ReturnType<typeof linkJson>, keyId: string): string {
  const figure = formatMoney(link.amount, link.currency === 'USD' ? 'USD' : 'INR');
  const data = {
    key: keyId,
    order: link.order_id,
    amount: String(link.amount),
    currency: link.currency,
    description: link.description,
    email: link.customer.email,
    contact: link.customer.contact,
    link: link.id,
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  const open = link.status === 'created';
  const state = STATES[link.status];
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Payment link, test mode</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf8f1;color:#17211c}
main{background:#fff;padding:32px;border-radius:20px;max-width:360px;margin:16px;box-shadow:0 6px 16px -4px rgb(15 50 38/.12)}
h1{font-size:1.1rem;margin:0;font-weight:600}p{margin:8px 0 20px}.sum{font-size:2rem;font-weight:700;margin:4px 0}
button{font:inherit;font-weight:650;width:100%;min-height:52px;border:0;border-radius:999px;background:#1a5a45;color:#fff;cursor:pointer}
.test{background:#f8c979;color:#4a2a00;font-weight:700;padding:8px 14px;border-radius:8px;margin:0 0 20px}</style>
</head><body><main><p class="test">Test mode: no money moves</p><h1>${escapeHtml(link.description || 'Payment')}</h1>
<p class="sum">${escapeHtml(figure)}</p>${open ? `<button id="pay" type="button" ${attributes.join(' ')}>Pay ${escapeHtml(figure)}</button>` : `<p role="status">${state}</p>`}
</main>${open ? '<script src="/simulator/checkout.js"></script><script src="/simulator/link.js"></script>' : ''}</body></html>`;
}
