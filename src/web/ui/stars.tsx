import { Icon } from './icon.tsx';

/** A row of whole stars. */
export function Stars({ value }: { value: number }) {
  const count = Math.min(5, Math.max(1, Math.round(value)));
  return (
    <div className="stars" role="img" aria-label={`${count} out of 5`}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
        <Icon key={at} name="star" />
      ))}
    </div>
  );
}
