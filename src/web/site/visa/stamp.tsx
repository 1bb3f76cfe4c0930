/** Outline and inner line of each shape on a 72 by 58 ground. */
const SHAPES = [
  <>
    <rect x="4" y="6" width="64" height="46" rx="6" />
    <rect x="8" y="10" width="56" height="38" rx="3" />
  </>,
  <>
    <ellipse cx="36" cy="29" rx="33" ry="25" />
    <ellipse cx="36" cy="29" rx="29" ry="21" />
  </>,
  <>
    <path d="M18 4h36l15 25-15 25H18L3 29z" />
    <path d="M20 8h32l12.5 21L52 50H20L7.5 29z" />
  </>,
  <>
    <circle cx="36" cy="29" r="26" />
    <circle cx="36" cy="29" r="22" />
  </>,
];
const INKS = ['#1a5a45', '#b5442c', '#17748c', '#6a34b5', '#1d4ed8', '#93400a'];

/** A passport stamp with a country's letters; `at` chooses shape and ink. Decoration only. */
export function Stamp({ code, at }: { code: string; at: number }) {
  const ink = INKS[at % INKS.length];
  return (
    <svg className="stamp" viewBox="0 0 72 58" aria-hidden="true" fill="none" stroke={ink} strokeWidth="1.8">
      {SHAPES[at % SHAPES.length]}
      <path d="M14 42h44" strokeWidth="1.2" strokeDasharray="3 3" />
      <text x="36" y="35" textAnchor="middle" fontSize="20" fontWeight="600" fill={ink} stroke="none">
        {code}
      </text>
    </svg>
  );
}

/** The empty stamp of a country that has no tile. */
export function EmptyStamp() {
  return (
    <svg
      className="stamp"
      viewBox="0 0 72 58"
      aria-hidden="true"
      fill="none"
      stroke="#1a5a45"
      strokeWidth="1.8"
    >
      <rect x="4" y="6" width="64" height="46" rx="6" strokeDasharray="4 4" />
      <path d="M36 19v20M26 29h20" strokeLinecap="round" strokeWidth="2.2" />
    </svg>
  );
}
