import { pictureText, withPictureText } from '#app/domain/picture-text.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Picture } from '#app/web/ui/picture.tsx';

/** One picture of the gallery: what it shows in words, whether it is the cover, and the way out. */
export function PictureTile({
  address,
  at,
  cover,
  onChange,
  onCover,
  onRemove,
}: {
  address: string;
  at: number;
  cover: boolean;
  onChange: (address: string) => void;
  onCover: () => void;
  onRemove: () => void;
}) {
  const name = `image ${at + 1}`;
  return (
    <div className="ptile">
      <div className="pic">
        <Picture src={address} alt={pictureText(address) || `Gallery ${name}`} sizes="160px" loading="lazy" />
        {cover && <span className="bdg plain">Cover</span>}
        <span className="over">
          {!cover && (
            <button
              type="button"
              className="btn sm ico"
              aria-label={`Use ${name} as cover`}
              title="Use as cover"
              onClick={onCover}
            >
              <Icon name="star" small />
            </button>
          )}
          <button
            type="button"
            className="btn sm ico"
            aria-label={`Remove ${name}`}
            title="Remove"
            onClick={onRemove}
          >
            <Icon name="x" small />
          </button>
        </span>
      </div>
      <input
        aria-label={`Alt text of ${name}`}
        placeholder="Alt text"
        title="What it shows, for people who cannot see it"
        value={pictureText(address)}
        maxLength={160}
        onChange={(event) => onChange(withPictureText(address, event.target.value))}
      />
    </div>
  );
}
