import { isNarrowed, type PackageChoice } from '#app/domain/package-choice.ts';
import { SectionLink } from './section-link.tsx';

/** When nothing matches: a drawing, a sentence, and two ways on. */
export function NoPackages({ choice, clear }: { choice: PackageChoice; clear(): void }) {
  const narrowed = isNarrowed(choice);
  const filtered = narrowed || choice.destination !== '';
  return (
    <div className="empty">
      <EmptyHills />
      <h3>
        {narrowed ? 'No packages match' : filtered ? 'No packages here yet' : 'No packages to show just now'}
      </h3>
      <p>
        {narrowed
          ? 'Nothing fits all of these filters at once. Clear them, or ask us and we will plan a trip for you.'
          : filtered
            ? 'We have nothing listed for this destination today. Clear the filter, or ask us and we will plan one for you.'
            : 'New journeys are on their way. Ask us and we will plan one for you.'}
      </p>
      <div className="acts">
        {filtered && (
          <button
            type="submit"
            form="clear-all"
            className="btn"
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            {narrowed ? 'Clear All Filters' : 'Clear Filter'}
          </button>
        )}
        <SectionLink className="btn line" section="contact">
          Contact Us
        </SectionLink>
      </div>
    </div>
  );
}

function EmptyHills() {
  return (
    <svg className="art" viewBox="0 0 260 150" aria-hidden="true">
      <defs>
        <linearGradient id="empty-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fdeed3" />
          <stop offset="1" stopColor="#f8c979" />
        </linearGradient>
      </defs>
      <path d="M20 128a110 110 0 0 1 220 0z" fill="url(#empty-sky)" />
      <circle cx="160" cy="66" r="19" fill="#fffaf0" />
      <path d="M36 128l42-54 26 30 34-50 38 52 20-24 36 46z" fill="#8fcbb2" />
      <path d="M78 74l26 30-14 24H72zM138 54l38 52-24 22h-20z" fill="#2c8f6d" opacity=".55" />
      <path d="M20 128c60-22 150-22 220 0z" fill="#1a5a45" />
      <path d="M66 126l10-34 10 34zM52 127l8-24 8 24zM196 126l9-30 9 30z" fill="#0f3226" />
      <path
        d="M120 128c14-10 4-14 16-20"
        stroke="#fdeed3"
        strokeWidth="2.5"
        strokeDasharray="2 6"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
