import { Icon } from './icon.tsx';

/** Stars out of five as one number; `className` places it. */
export function Rating({ value, className = '' }: { value: number; className?: string }) {
  return (
    <span className={`rate${className ? ` ${className}` : ''}`}>
      <Icon name="star" />
      {value.toFixed(1)}
      <span className="sr"> out of 5</span>
    </span>
  );
}
