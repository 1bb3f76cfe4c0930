import { MAX_PICTURE, PICTURE_TOO_LARGE, type PictureView } from '#app/contract/pictures.ts';
import { OfficeError } from '#app/web/ui/data/call-office.ts';

/** Sends a picture; `onProgress` is told the part that is sent, 0 to 1. Throws OfficeError; an abort ends it. */
export function uploadPicture(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<PictureView> {
  if (file.size > MAX_PICTURE) return Promise.reject(new OfficeError(413, { detail: PICTURE_TOO_LARGE }));
  return new Promise((resolve, reject) => {
    // Not fetch: it does not tell how much of a body is sent.
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('file', file);
    request.open('POST', '/api/admin/pictures');
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const body = typeof request.response === 'object' && request.response !== null ? request.response : {};
      if (request.status === 201) resolve(body as PictureView);
      else reject(new OfficeError(request.status, body));
    };
    request.onerror = () => reject(new OfficeError(0));
    request.onabort = () => reject(new OfficeError(0));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
