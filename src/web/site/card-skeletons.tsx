/** Cards of packages that are still loading, in their final shape. Decoration: the place says what it loads. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
    <div className="pkg load" key={at} aria-hidden="true">
      <div className="pic sk">
        <svg viewBox="0 0 240 60" aria-hidden="true">
          <path d="M0 60V44l38-26 26 18 34-30 46 40 30-16 66 30z" fill="currentColor" opacity=".8" />
        </svg>
      </div>
      <div className="in">
        <div className="sk title" />
        <div className="sk line" />
        <div className="sk line" />
        <div className="sk line short" />
        <div className="buy">
          <div className="sk price" />
          <div className="sk button" />
        </div>
      </div>
    </div>
  ));
}
