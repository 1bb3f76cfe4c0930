const TONES = ['', ' b', ' c', ' d', ' e'];

/** Initials on a tint that stays with the name. */
export function Avatar({ name }: { name: string }) {
  // Letters only: of “Rathore (Retd.)” no bracket.
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
  const tone = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length;
  return (
    <span className={`av${TONES[tone] ?? ''}`} aria-hidden="true">
      {letters.toUpperCase()}
    </span>
  );
}
