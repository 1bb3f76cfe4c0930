import { MAX_PICTURE, PICTURE_TOO_LARGE, type PictureView } from '#app/contract/pictures.ts';
import { OfficeError } from '#app/web/ui/data/call-office.ts';
import { sendFile } from '#app/web/ui/data/send-file.ts';

/** Sends a picture; `onProgress` is told the part that is sent, 0 to 1. Throws OfficeError; an abort ends it. */
export async function uploadPicture(
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<PictureView> {
  if (file.size > MAX_PICTURE) throw new OfficeError(413, { detail: PICTURE_TOO_LARGE });
  return sendFile('/admin/pictures', file, options);
}
