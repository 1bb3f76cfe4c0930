/** An amount as Indian documents spell it, in crore and lakh. Source: india-rules §6. */
const ONES = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const CRORE = 10_000_000;
const LAKH = 100_000;

interface Unit {
  one: string;
  many: string;
  part: string;
}

const UNITS: Record<'INR' | 'USD', Unit> = {
  INR: { one: 'Rupee', many: 'Rupees', part: 'Paise' },
  USD: { one: 'US Dollar', many: 'US Dollars', part: 'Cents' },
};

/**
 * 10505 → `Rupees One Hundred and Five and Five Paise Only`; 50 → `Fifty Paise Only`. `minor` in paise or cents, not
 * negative. Dollars count in thousands and millions.
 */
export function amountInWords(minor: number, currency: 'INR' | 'USD' = 'INR'): string {
  const unit = UNITS[currency];
  const whole = Math.floor(minor / 100);
  const part = minor % 100;
  const partWords = part > 0 ? `${belowHundred(part)} ${unit.part}` : '';
  if (whole === 0 && part > 0) return `${partWords} Only`;
  const spelled = currency === 'INR' ? indian(whole) : western(whole);
  const head = `${whole === 1 ? unit.one : unit.many} ${spelled}`;
  return `${head}${partWords ? ` and ${partWords}` : ''} Only`;
}

function indian(whole: number): string {
  return joined(whole, [
    [CRORE, 'Crore', indian],
    [LAKH, 'Lakh', belowHundred],
    [1000, 'Thousand', belowHundred],
  ]);
}

function western(whole: number): string {
  return joined(whole, [
    [1_000_000_000, 'Billion', western],
    [1_000_000, 'Million', belowThousand],
    [1000, 'Thousand', belowThousand],
  ]);
}

function joined(
  whole: number,
  scale: Array<[size: number, name: string, spell: (n: number) => string]>,
): string {
  if (whole === 0) return 'Zero';
  const words: string[] = [];
  let rest = whole;
  for (const [size, name, spell] of scale) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(`${spell(count)} ${name}`);
    rest %= size;
  }
  if (rest > 0) words.push(belowThousand(rest));
  return words.join(' ');
}

/** "and" follows Hundred and nothing else. */
function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return belowHundred(rest);
  return `${ONES[hundreds]} Hundred${rest > 0 ? ` and ${belowHundred(rest)}` : ''}`;
}

function belowHundred(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  const ones = n % 10;
  return `${TENS[Math.floor(n / 10)]}${ones > 0 ? `-${ONES[ones]}` : ''}`;
}
