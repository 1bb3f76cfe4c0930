import { buildView, element } from './view.js';

/**
 * `window.Razorpay` with the provider's interface (open, close, on; options handler, modal.ondismiss, prefill …),
 * paying at the simulator. A failed try keeps the widget open and fires `payment.failed`, as the provider's does.
 */
const FAILING_CARDS = ['4000000000000002'];
const FAILING_UPI = 'failure@razorpay';
const FOCUSABLE = 'button:not([tabindex="-1"]), input, summary';

const base = new URL('.', document.currentScript?.src ?? `${location.origin}/simulator/`);
let current = null;

async function payOrder(orderId, instrument, prefill) {
  const fails =
    instrument.method === 'upi'
      ? instrument.vpa.toLowerCase() === FAILING_UPI
      : FAILING_CARDS.includes(instrument.digits);
  const response = await fetch(new URL(`v1/orders/${encodeURIComponent(orderId)}/pay`, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // The server sends the webhook, so the payment is known even when this browser ends here.
    keepalive: true,
    body: JSON.stringify({
      outcome: fails ? 'failed' : 'captured',
      webhook: true,
      method: instrument.method,
      vpa: instrument.vpa ?? null,
      last4: instrument.digits ? instrument.digits.slice(-4) : null,
      email: String(prefill?.email ?? '').slice(0, 254),
      contact: String(prefill?.contact ?? '').slice(0, 40),
    }),
  });
  return response.json();
}

class Razorpay {
  #options;
  #listeners = new Map();
  #view = null;
  #host = null;
  #before = null;
  #busy = false;
  #asking = false;

  constructor(options) {
    if (!options?.key) throw new Error('No key passed');
    this.#options = options;
  }

  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  open() {
    if (this.#host) return this;
    current?.close();
    current = this;
    const { amount = 0, currency = 'INR' } = this.#options;
    this.#before = document.activeElement;
    this.#view = buildView(this.#options, Number(amount), currency, {
      pay: () => void this.#pay(),
      askToLeave: () => this.#askToLeave(),
      leave: () => this.#dismiss(),
      stay: () => this.#ask(false),
    });
    this.#host = element('div', { class: 'razorpay-container' });
    const root = this.#host.attachShadow({ mode: 'open' });
    root.append(element('style', {}, STYLE), element('div', { class: 'scrim' }), this.#view.dialog);
    // The page's own dialog must not hear the keys meant for this one.
    this.#host.addEventListener('keydown', (event) => this.#onKey(event));
    document.addEventListener('focusin', this.#holdFocus, true);
    document.body.append(this.#host);
    this.#view.dialog.focus({ preventScroll: true });
    return this;
  }

  /** Ends the widget without a word, as the provider's does when the page asks. */
  close() {
    if (!this.#host) return;
    document.removeEventListener('focusin', this.#holdFocus, true);
    this.#host.remove();
    this.#host = null;
    this.#busy = false;
    this.#asking = false;
    if (current === this) current = null;
    if (this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
  }

  async #pay() {
    const instrument = this.#busy ? null : this.#view.readInstrument();
    if (!instrument) return;
    this.#setBusy(true);
    this.#view.showFailure('');
    try {
      const answer = await payOrder(this.#options.order_id, instrument, this.#options.prefill);
      if (answer.error) this.#fail(answer.error);
      else this.#succeed(answer);
    } catch {
      this.#fail({
        code: 'GATEWAY_ERROR',
        description: 'The payment could not be sent. Check your connection and try again.',
        source: 'gateway',
        step: 'payment_initiation',
        reason: 'network_failed',
        metadata: {},
      });
    }
  }

  #succeed(answer) {
    if (!this.#host) return;
    this.close();
    this.#options.handler?.(answer);
  }

  #fail(error) {
    if (!this.#host) return;
    this.#setBusy(false);
    this.#view.showFailure(error.description ?? 'The payment failed');
    for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error });
  }

  #setBusy(busy) {
    this.#busy = busy;
    this.#view.setBusy(busy);
  }

  /** Asked before leaving; while a payment is under way there is nothing to leave. */
  #askToLeave() {
    if (this.#busy) return;
    if (this.#options.modal?.confirm_close === false) this.#dismiss();
    else this.#ask(true);
  }

  #ask(shown) {
    this.#asking = shown;
    this.#view.showAsk(shown);
  }

  #dismiss() {
    this.close();
    this.#options.modal?.ondismiss?.();
  }

  #onKey(event) {
    event.stopPropagation();
    if (event.key === 'Escape' && this.#options.modal?.escape !== false) {
      event.preventDefault();
      if (this.#asking) this.#ask(false);
      else this.#askToLeave();
    }
    if (event.key === 'Tab') this.#turnAround(event);
  }

  #turnAround(event) {
    const root = this.#host.shadowRoot;
    const stops = [...root.querySelectorAll(FOCUSABLE)].filter((one) => one.getClientRects().length > 0);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    const at = root.activeElement;
    if (at !== edge && at !== this.#view.dialog) return;
    if (at === this.#view.dialog && !event.shiftKey) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0]).focus();
  }

  #holdFocus = (event) => {
    if (!this.#host || event.target === this.#host || event.target.closest?.('[data-sonner-toaster]')) return;
    this.#view.dialog.focus({ preventScroll: true });
  };
}

window.Razorpay = Razorpay;
