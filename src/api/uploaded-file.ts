import type { UploadedFile } from '#app/services/attachments/attachment.ts';

/** A form's file as verbs take it. */
export async function uploadedFile(file: File | undefined): Promise<UploadedFile | undefined> {
  return file && { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}
