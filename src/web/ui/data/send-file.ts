import { OfficeError } from './call-office.ts';

/** Sends a file as a form; `onProgress` is told the part that is sent, 0 to 1. Throws OfficeError; an abort ends it. */
export function sendFile<Data>(
  path: string,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<Data> {
  return new Promise((resolve, reject) => {
    // Not fetch: it does not tell how much of a body is sent.
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('file', file);
    request.open('POST', `/api${path}`);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const body = typeof request.response === 'object' && request.response !== null ? request.response : {};
      if (request.status >= 200 && request.status < 300) resolve(body as Data);
      else reject(new OfficeError(request.status, body));
    };
    request.onerror = () => reject(new OfficeError(0));
    request.onabort = () => reject(new OfficeError(0));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
