/** Builds the widget's elements; every text from outside goes in as text, never as markup. */
const SVG = 'http://www.w3.org/2000/svg';
const ICONS = {
  mark: [
    'M20 1.6a18.4 18.4 0 1 0 .01 0M20 1.6v3M20 35.4v3M1.6 20h3.2M35.2 20h3.2',
    'M20 5.5l4.2 6.3h-2l4.6 6h-2.3l5.3 6.7H10.2l5.3-6.7h-2.3l4.6-6h-2z',
    'M17.6 25.8h4.8L20 34.8z',
  ],
  close: ['M6 6l12 12M18 6 6 18'],
  alert: ['M12 3.5a8.5 8.5 0 1 0 .01 0M12 8v4.5M12 16v.1'],
  mail: [
    'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5z',
    'm4 7.5 8 5.5 8-5.5',
  ],
  card: [
    'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5z',
    'M3.5 10h17M7 15h3',
  ],
  upi: [
    'M8.5 3.500h7a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 7 19V5a1.500 1.500 0 0 1 1.500-1.500zM11 17.500h2',
  ],
};
const INSTRUMENTS = [
  ['4100 2800 0000 1007', 'succeeds'],
  ['5500 6700 0000 1002', 'succeeds'],
  ['4000 0000 0000 0002', 'fails'],
  ['success@razorpay', 'succeeds'],
  ['failure@razorpay', 'fails'],
];

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'onclick' || name === 'onkeydown' || name === 'onsubmit')
      made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== undefined)
      made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', name === 'mark' ? '0 0 40 40' : '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  if (name === 'mark') svg.setAttribute('class', 'mark');
  for (const d of ICONS[name]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

function field(id, label, attributes) {
  const input = element('input', { id, ...attributes, 'aria-describedby': `${id}-wrong` });
  const wrong = element('p', { class: 'wrong', id: `${id}-wrong`, hidden: true });
  const box = element('div', { class: 'field' }, element('label', { for: id }, label), input, wrong);
  return {
    box,
    input,
    /** Shows what is wrong with the field, or nothing; answers whether it is right. */
    check(message) {
      input.setAttribute('aria-invalid', String(message !== ''));
      wrong.textContent = message;
      wrong.hidden = message === '';
      return message === '';
    },
  };
}

function figure(minor, currency) {
  const style = { style: 'currency', currency, minimumFractionDigits: minor % 100 === 0 ? 0 : 2 };
  return new Intl.NumberFormat('en-IN', { ...style, maximumFractionDigits: 2 }).format(minor / 100);
}

/** The dialog for an order; `actions` are pay, askToLeave, leave, stay. */
export function buildView(options, amount, currency, actions) {
  const sum = figure(amount, currency);
  const number = field('card', 'Card number', {
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: 23,
    value: '4100 2800 0000 1007',
  });
  const expiry = field('expiry', 'Expiry', {
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: 7,
    placeholder: 'MM / YY',
    value: '12 / 39',
  });
  const cvv = field('cvv', 'CVV', { inputmode: 'numeric', autocomplete: 'off', maxlength: 4, value: '123' });
  const vpa = field('vpa', 'UPI ID', {
    inputmode: 'email',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: 100,
    value: 'success@razorpay',
  });
  const card = element(
    'div',
    { class: 'panel', role: 'tabpanel', id: 'panel-card', 'aria-labelledby': 'tab-card' },
    number.box,
    element('div', { class: 'two' }, expiry.box, cvv.box),
  );
  const upi = element(
    'div',
    { class: 'panel', role: 'tabpanel', id: 'panel-upi', 'aria-labelledby': 'tab-upi', hidden: true },
    vpa.box,
  );
  const tabs = { card: tab('card', 'Card', true), upi: tab('upi', 'UPI', false) };
  let way = 'card';

  function tab(name, label, selected) {
    return element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${name}`,
        'aria-controls': `panel-${name}`,
        'aria-selected': String(selected),
        tabindex: selected ? 0 : -1,
        onclick: () => choose(name),
        onkeydown: moveTab,
      },
      icon(name),
      label,
    );
  }
  function moveTab(event) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next =
      event.key === 'Home' ? 'card' : event.key === 'End' ? 'upi' : way === 'card' ? 'upi' : 'card';
    choose(next);
    tabs[next].focus();
  }
  function choose(name) {
    way = name;
    card.hidden = name !== 'card';
    upi.hidden = name !== 'upi';
    for (const [each, button] of Object.entries(tabs)) {
      button.setAttribute('aria-selected', String(each === name));
      button.tabIndex = each === name ? 0 : -1;
    }
  }
  /** What to pay with, or null when a field is wrong (it then says so and has the focus). */
  function readInstrument() {
    if (way === 'upi') {
      const id = vpa.input.value.trim();
      if (
        vpa.check(/^[\w.-]{2,}@[a-z][a-z0-9.-]+$/i.test(id) ? '' : 'Enter a UPI ID such as success@razorpay')
      )
        return { method: 'upi', vpa: id };
      vpa.input.focus();
      return null;
    }
    const digits = number.input.value.replace(/\D/g, '');
    const right = [
      [number, number.check(digits.length >= 12 && digits.length <= 19 ? '' : 'Enter the whole card number')],
      [expiry, expiry.check(isFuture(expiry.input.value) ? '' : 'Enter a future month')],
      [cvv, cvv.check(/^\d{3,4}$/.test(cvv.input.value.trim()) ? '' : 'Enter 3 or 4 digits')],
    ];
    const wrong = right.find(([, fine]) => !fine);
    if (wrong) wrong[0].input.focus();
    return wrong ? null : { method: 'card', digits };
  }

  function submit(event) {
    event.preventDefault();
    actions.pay();
  }

  const alert = element('p', { class: 'alert', role: 'alert', hidden: true });
  const pay = element('button', { type: 'submit', class: 'btn' }, `Pay ${sum}`);
  const list = INSTRUMENTS.map(([name, what]) => element('li', {}, element('b', {}, name), what));
  const form = element(
    'form',
    { novalidate: true, onsubmit: submit },
    element('div', { class: 'ways', role: 'tablist', 'aria-label': 'Pay with' }, tabs.card, tabs.upi),
    card,
    upi,
    element(
      'details',
      { class: 'tests', open: true },
      element('summary', {}, 'Test cards and UPI'),
      element('ul', {}, ...list),
    ),
    alert,
    pay,
  );
  const stay = element('button', { type: 'button', class: 'btn', onclick: actions.stay }, 'Continue payment');
  const ask = element(
    'div',
    {
      class: 'ask',
      role: 'alertdialog',
      'aria-labelledby': 'ask-title',
      'aria-describedby': 'ask-text',
      hidden: true,
    },
    element('h2', { id: 'ask-title' }, 'Are you sure you want to cancel the payment?'),
    element('p', { id: 'ask-text' }, 'Nothing has been paid for this order yet.'),
    stay,
    element('button', { type: 'button', class: 'btn line', onclick: actions.leave }, 'Yes, cancel'),
  );
  const { email, contact } = options.prefill ?? {};
  const known = [email, contact].filter(Boolean);
  const who =
    known.length === 0
      ? null
      : element(
          'p',
          { class: 'who' },
          icon('mail'),
          ...known.flatMap((one, at) => (at === 0 ? [String(one)] : [element('i'), String(one)])),
        );
  const dialog = element(
    'div',
    { class: 'payw', role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Payment', tabindex: -1 },
    element(
      'div',
      { class: 'head' },
      icon('mark'),
      element(
        'div',
        {},
        element('b', {}, String(options.name ?? 'Payment')),
        element('span', {}, String(options.description ?? '')),
      ),
      element(
        'button',
        { type: 'button', class: 'close', 'aria-label': 'Close payment', onclick: actions.askToLeave },
        icon('close'),
      ),
      element('p', { class: 'sum' }, sum),
    ),
    element('p', { class: 'testmark', role: 'note' }, icon('alert'), 'Test mode: no money moves'),
    element('div', { class: 'body' }, who, form, ask),
  );
  if (/^#[0-9a-f]{3,8}$/i.test(options.theme?.color ?? ''))
    dialog.style.setProperty('--cedar-800', options.theme.color);

  return {
    dialog,
    readInstrument,
    setBusy(busy) {
      pay.setAttribute('aria-disabled', String(busy));
      pay.replaceChildren(
        ...(busy
          ? [element('i', { class: 'spin', 'aria-hidden': 'true' }), 'Processing...']
          : [`Pay ${sum}`]),
      );
    },
    showFailure(message) {
      alert.replaceChildren(...(message ? [icon('alert'), message] : []));
      alert.hidden = !message;
      if (!message) return;
      pay.focus({ preventScroll: true });
      pay.scrollIntoView({ block: 'end' });
    },
    showAsk(shown) {
      form.hidden = shown;
      ask.hidden = !shown;
      (shown ? stay : pay).focus();
    },
  };
}

function isFuture(text) {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(text);
  if (!match) return false;
  const month = Number(match[1]);
  return month >= 1 && month <= 12 && new Date(2000 + Number(match[2]), month, 1) > new Date();
}
