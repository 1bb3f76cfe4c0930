import { z } from 'zod';

/** 20 MB: a scan of many pages. */
export const MAX_ATTACHMENT = 20 * 1_048_576;
export const ATTACHMENT_TOO_LARGE = 'The file is too large: at most 20 MB can be sent.';

/** A form's file. Browsers send an empty file without a name where none was chosen: that is none. */
export const attachedFile = (description: string) =>
  z
    .preprocess(
      (value) =>
        value === '' || (value instanceof File && value.size === 0 && value.name === '') ? undefined : value,
      z.instanceof(File, { error: 'Send the attachment as a file' }).optional(),
    )
    .meta({ type: 'string', format: 'binary', description });

/** What an answer says of the file of a bill; all null without one. */
export const attachmentFields = {
  file_path: z.string().nullable().describe('where it is downloaded, for whoever is signed in and may'),
  file_name: z.string().nullable().describe('as it was called by whoever sent it'),
  file_type: z.string().nullable(),
  file_size: z.int().nullable().describe('bytes'),
};
