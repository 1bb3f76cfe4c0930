import { type DragEvent, useId, useRef, useState } from 'react';
import { withPictureText } from '#app/domain/picture-text.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Progress } from '#app/web/ui/parts/progress.tsx';
import { SortableList } from '#app/web/ui/parts/sortable-list.tsx';
import { AddByAddress } from './add-by-address.tsx';
import { PictureTile } from './picture-tile.tsx';
import { useUploads } from './use-uploads.ts';

const MOST = 40;
/** Source: public-site §9. */
const RECOMMENDED = 3;

/** The pictures of a trip: sent by drag and drop or chosen, several at once, or by their address; in an order. */
export function GalleryField({
  cover,
  images,
  error,
  onChange,
}: {
  cover: string;
  images: readonly string[];
  error: string | undefined;
  onChange: (change: { image?: string; images?: string[] }) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const latest = useRef({ cover, images });
  latest.current = { cover, images };
  function add(address: string): void {
    const now = latest.current;
    const next = [...now.images, address].slice(0, MOST);
    latest.current = { cover: now.cover || address, images: next };
    onChange({ images: next, ...(now.cover === '' ? { image: address } : {}) });
  }
  const { uploads, start, drop } = useUploads(add);
  function send(files: FileList | null): void {
    const left = MOST - latest.current.images.length - uploads.length;
    start([...(files ?? [])].slice(0, Math.max(0, left)));
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  }
  const full = images.length >= MOST;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a pointer's way; the buttons in it are the keyboard's
    <div
      className={`f wf gallery${error ? ' bad' : ''}${over ? ' over' : ''}`}
      data-field="images"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={onDrop}
    >
      <span className="lb" id={`${id}-l`}>
        Gallery images <span className="opt">Optional</span>
      </span>
      <SortableList
        label="Gallery images"
        className="tiles"
        sideways
        items={images}
        keyOf={(address, at) => keyOf(address, images.slice(0, at))}
        nameOf={(_, at) => `image ${at + 1}`}
        onOrder={(next) => onChange({ images: next })}
      >
        {(address, at) => (
          <PictureTile
            address={address}
            at={at}
            cover={address === cover}
            onChange={(next) =>
              onChange({ images: images.with(at, next), ...(address === cover ? { image: next } : {}) })
            }
            onCover={() => onChange({ image: address })}
            onRemove={() => {
              const rest = images.toSpliced(at, 1);
              onChange({ images: rest, ...(address === cover ? { image: rest[0] ?? '' } : {}) });
            }}
          />
        )}
      </SortableList>
      {uploads.length > 0 && (
        <ul className="uploads" aria-label="Uploads">
          {uploads.map((one) => (
            <li key={one.key}>
              <span className="trunc">{one.name}</span>
              {one.error === null ? (
                <Progress
                  label={`Uploading ${one.name}`}
                  value={Math.round(one.part * 100)}
                  text={one.part < 1 ? `${Math.round(one.part * 100)}%` : 'Checking...'}
                />
              ) : (
                <>
                  <span className="e" role="alert">
                    <Icon name="circle-alert" small />
                    {one.error}
                  </span>
                  <button type="button" className="btn sm ghost" onClick={() => drop(one.key)}>
                    Dismiss
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="drop sm">
        <Icon name="image-plus" />
        <span className="grow">
          <b>Drop pictures here</b> or
        </span>
        <button type="button" className="btn sm" disabled={full} onClick={() => input.current?.click()}>
          Choose files
        </button>
        <AddByAddress disabled={full} onAdd={add} />
        <input
          ref={input}
          className="sr"
          type="file"
          tabIndex={-1}
          aria-label="Pictures to upload"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onChange={(event) => {
            send(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      {error ? (
        <span className="e">
          <Icon name="circle-alert" small />
          {error}
        </span>
      ) : (
        <span className={images.length < RECOMMENDED ? 'h few' : 'h'}>
          {images.length < RECOMMENDED
            ? `At least ${RECOMMENDED} recommended: ${images.length} so far. `
            : `At least ${RECOMMENDED} recommended. `}
          JPEG, PNG, WebP or AVIF, up to 15 MB. Drag to reorder; Alt + ← → with the keyboard.
        </span>
      )}
    </div>
  );
}

/** The same while its words change; of one that is there twice the second has its own. */
function keyOf(address: string, before: readonly string[]): string {
  const plain = withPictureText(address, '');
  const twins = before.filter((one) => withPictureText(one, '') === plain).length;
  return `${plain} ${twins}`;
}
