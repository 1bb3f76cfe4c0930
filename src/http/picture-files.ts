import type { PictureFormat } from '#app/domain/picture-address.ts';
import type { Ctx } from '#app/services/context.ts';
import { type OpenedPicture, openPicture, openPictureForm } from '#app/services/pictures/open-picture.ts';
import { commonHeaders } from './security-headers.ts';

const PATH = /^\/files\/(pic_[a-z0-9]{24})(?:\/([1-9]\d{0,3})\.(avif|webp|jpg))?$/;
const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Uploaded pictures for everybody: `/files/pic_…/800.avif`, and `/files/pic_…` alone as a JPEG. A form that is still
 * being made leads to the picture's own address. Their types are ours, from what we wrote, so no upload runs anything.
 */
export function createPictureFiles(
  ctx: Pick<Ctx, 'db' | 'files' | 'config'>,
): (request: Request) => Promise<Response> {
  const common = { ...commonHeaders(ctx.config.secure), 'content-security-policy': "default-src 'none'" };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...common, allow: 'GET, HEAD' } });
    const [, id, width, format] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (id === undefined) return missing(common);
    const opened =
      width === undefined
        ? await openPicture(ctx, { id })
        : await openPictureForm(ctx, { id, width: Number(width), format: format as PictureFormat });
    switch (opened.result) {
      case 'file':
        return send(request, opened, `"${id}-${width ?? ''}-${opened.file.size}"`, common);
      case 'not_yet':
        return new Response(null, {
          status: 302,
          headers: { ...common, location: `/files/${id}`, 'cache-control': 'no-store' },
        });
      case 'none':
        return missing(common);
      default:
        return opened satisfies never;
    }
  };
}

function send(
  request: Request,
  { file, format, lasting }: Extract<OpenedPicture, { result: 'file' }>,
  etag: string,
  common: Record<string, string>,
): Response {
  const headers = { ...common, etag, 'cache-control': lasting ? YEAR : 'no-store' };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : file.stream(), {
    headers: { ...headers, 'content-type': TYPES[format], 'content-length': String(file.size) },
  });
}

function missing(common: Record<string, string>): Response {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: { ...common, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
