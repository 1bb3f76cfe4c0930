import '#app/web/office/styles/content.css';
import { useId, useRef } from 'react';
import { pictureText, withPictureText } from '#app/domain/picture-text.ts';
import { AddByAddress } from '#app/web/office/packages/gallery/add-by-address.tsx';
import { useUploads } from '#app/web/office/packages/gallery/use-uploads.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Progress } from '#app/web/ui/parts/progress.tsx';
import { Picture } from '#app/web/ui/picture.tsx';

/** One picture: sent from this device or named by its address, with what it shows in words. */
export function PictureField({
  label,
  name = 'image',
  required = false,
  value,
  error,
  onChange,
}: {
  label: string;
  /** Of the field, for its error. */
  name?: string;
  required?: boolean;
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { uploads, start, drop } = useUploads(onChange);
  const upload = uploads.at(-1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a pointer's way; the buttons in it are the keyboard's
    <div
      className={error ? 'f wf one-pic bad' : 'f wf one-pic'}
      data-field={name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        start([...event.dataTransfer.files].slice(0, 1));
      }}
    >
      <span className="lb" id={`${id}-l`}>
        {label}{' '}
        {required ? (
          <span className="req" aria-hidden="true">
            *
          </span>
        ) : (
          <span className="opt">Optional</span>
        )}
      </span>
      {value && (
        <div className="pic">
          <Picture src={value} alt={pictureText(value) || label} sizes="520px" />
          <button
            type="button"
            className="btn sm ico"
            aria-label="Remove image"
            title="Remove"
            onClick={() => onChange('')}
          >
            <Icon name="x" small />
          </button>
        </div>
      )}
      {value.startsWith('/files/') && (
        <div className="inp">
          <input
            aria-label="Alt text of the image"
            placeholder="Alt text: what it shows, for people who cannot see it"
            value={pictureText(value)}
            maxLength={160}
            onChange={(event) => onChange(withPictureText(value, event.target.value))}
          />
        </div>
      )}
      {upload &&
        (upload.error === null ? (
          <Progress
            label={`Uploading ${upload.name}`}
            value={Math.round(upload.part * 100)}
            text={upload.part < 1 ? `${Math.round(upload.part * 100)}%` : 'Checking...'}
          />
        ) : (
          <span className="e" role="alert">
            <Icon name="circle-alert" small />
            {upload.error}{' '}
            <button type="button" className="btn sm ghost" onClick={() => drop(upload.key)}>
              Dismiss
            </button>
          </span>
        ))}
      <div className="row wrap">
        <button type="button" className="btn sm" onClick={() => input.current?.click()}>
          <Icon name="image-plus" />
          {value ? 'Choose another' : 'Choose a picture'}
        </button>
        <AddByAddress disabled={false} onAdd={onChange} />
        <input
          ref={input}
          className="sr"
          type="file"
          tabIndex={-1}
          aria-label="Picture to upload"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => {
            start([...(event.target.files ?? [])].slice(0, 1));
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
        <span className="h">JPEG, PNG, WebP or AVIF, up to 15 MB</span>
      )}
    </div>
  );
}
