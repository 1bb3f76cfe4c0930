import { z } from 'zod';
import { optionalLine } from './fields.ts';

/** 15 MB: a photograph as a good camera saves it. */
export const MAX_PICTURE = 15 * 1_048_576;
export const PICTURE_TOO_LARGE = 'The picture is too large: at most 15 MB can be sent.';

/** A picture that staff uploaded. */
export const PictureView = z
  .object({
    id: z.string(),
    address: z
      .string()
      .describe('what goes into `image` or `images` of a package or destination; shows the picture at once'),
    name: z.string().describe('what the file was called'),
    alt: z.string(),
    width: z.int().describe('of the largest form, in pixels'),
    height: z.int(),
    bytes: z.int().describe('of the file as it was sent'),
    status: z
      .enum(['processing', 'ready', 'failed'])
      .describe('`ready` when its AVIF, WebP and JPEG forms are made; until then it is shown as one JPEG'),
    created_at: z.string(),
  })
  .meta({ id: 'Picture' });
export type PictureView = z.infer<typeof PictureView>;

/** A multipart form. `file` is looked at by its content: JPEG, PNG, WebP or AVIF. */
export const PictureForm = z
  .object({
    file: z
      .instanceof(File, { error: 'Choose one picture' })
      .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, at most 15 MB' }),
    alt: optionalLine('Alternative text', 160).optional(),
  })
  .meta({ id: 'PictureForm' });
