import { AppError, invalid } from '#app/services/errors.ts';

/** The largest form has 22 fields. */
const MOST_PARTS = 30;

/** The fields and files of a multipart form. Throws for one that cannot be read, has more than 30 parts, or a field twice. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1] ?? '';
  if (hasMoreThan(MOST_PARTS, Buffer.from(bytes.buffer), `--${boundary}\r\n`))
    throw invalid(`The form has too many parts: at most ${MOST_PARTS} can be sent.`);
  const form = await parsed(bytes, contentType);
  const twice = [...new Set(form.keys())].find((name) => form.getAll(name).length > 1);
  if (twice === undefined) return form;
  throw invalid(`The field ${twice.slice(0, 60)} was sent more than once.`, { [twice]: 'Send it once' });
}

async function parsed(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new AppError('malformed_body', 'The form could not be read: it is cut short or not well formed.');
  }
}

function hasMoreThan(most: number, bytes: Buffer, mark: string): boolean {
  let at = bytes.indexOf(mark);
  for (let count = 0; at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
