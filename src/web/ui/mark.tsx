/** The brand's sign: a deodar in a compass. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18.4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M20 1.6v3M20 35.4v3M1.6 20h3.2M35.2 20h3.2" stroke="currentColor" strokeWidth="1.5" />
      <path d="M20 5.5l4.2 6.3h-2l4.6 6h-2.3l5.3 6.7H10.2l5.3-6.7h-2.3l4.6-6h-2z" fill="currentColor" />
      <path d="M17.6 25.8h4.8L20 34.8z" fill="var(--marigold-500, #ee9b1f)" />
    </svg>
  );
}
