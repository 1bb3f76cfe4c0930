import { ATTACHMENT_TOO_LARGE, MAX_ATTACHMENT } from '#app/contract/attachments.ts';
import { newId } from '#app/domain/ids.ts';
import type { Ctx } from '#app/services/context.ts';
import { AppError, invalid } from '#app/services/errors.ts';
import { plainFileName } from '#app/services/files/plain-file-name.ts';
import { putFile } from '#app/services/files/put-file.ts';
import { ATTACHMENTS, type StoredAttachment, type UploadedFile } from './attachment.ts';
import { ATTACHMENT_KINDS, type AttachmentKind, attachmentKind } from './attachment-kind.ts';

/**
 * Checks a file by its content and keeps it as it came, under a key of our own; nobody sees it until a row holds what
 * this answers, and one that no row holds is swept away. Throws `body_too_large`, `invalid_input` (file) and
 * `provider_failed`. Verbs call it through `withAttachment`.
 */
export async function takeAttachment(
  ctx: Pick<Ctx, 'files' | 'log'>,
  { bytes, name }: UploadedFile,
  { allowed }: { allowed: readonly AttachmentKind[] },
): Promise<StoredAttachment> {
  if (bytes.byteLength > MAX_ATTACHMENT)
    throw new AppError('body_too_large', ATTACHMENT_TOO_LARGE, { fields: { file: ATTACHMENT_TOO_LARGE } });
  const found = attachmentKind(bytes, allowed);
  if ('refusal' in found) throw invalid(found.refusal, { file: found.refusal });
  const { type, ending } = ATTACHMENT_KINDS[found.kind];
  const fileKey = `${ATTACHMENTS}${newId('att')}${ending}`;
  await putFile(ctx, fileKey, bytes, 'attachment');
  return { fileKey, fileName: nameWithEnding(name, found.kind), fileType: type, fileSize: bytes.byteLength };
}

/** A name that says what the content is: a PDF called `bill.html` would open as a page where it was saved. */
function nameWithEnding(name: string, kind: AttachmentKind): string {
  const plain = plainFileName(name, 'attachment').replace(/^\.+/, '') || 'attachment';
  const endings = kind === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\${ATTACHMENT_KINDS[kind].ending}$`, 'i');
  return endings.test(plain) ? plain : `${plain}${ATTACHMENT_KINDS[kind].ending}`;
}
