import type { PictureFormat } from '#app/domain/picture-address.ts';
import type { Ctx } from '#app/services/context.ts';
import { type OpenedPicture, openPicture, openPictureForm } from '#app/services/pictures/open-picture.ts';
import { readRange } from './read-range.ts';
import { commonHeaders } from './security-headers.ts';

const PATH = /^\/files\/(pic_[a-z0-9]{24})(?:\/([1-9]\d{0,3})\.(avif|webp|jpg))?$/;
const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Uploaded pictures for everybody: `/files/pic_…/800.avif`, and `/files/pic_…` alone as a JPEG. A form that is still
 * being made leads to the picture's own address. Their types are ours, from what we wrote, so no upload runs anything.
 */
export function createPictureFiles(
  ctx: Pick<Ctx, 'db' | 'files' | 'config' | 'log'>,
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
      case 'unavailable':
        return new Response('The picture cannot be had at the moment.\n', {
          status: 503,
          headers: { ...common, ...TEXT, 'retry-after': '10' },
        });
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
  const headers = {
    ...common,
    etag,
    'cache-control': lasting ? YEAR : 'no-store',
    'accept-ranges': 'bytes',
  };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const asked = request.headers.get('if-range') ?? etag;
  const range = asked === etag ? readRange(request.headers.get('range'), file.size) : null;
  if (range === 'outside')
    return new Response(null, {
      status: 416,
      headers: { ...common, 'content-range': `bytes */${file.size}` },
    });
  const length = range ? range.to - range.from + 1 : file.size;
  return new Response(request.method === 'HEAD' ? null : file.stream(range ?? undefined), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...(range ? { 'content-range': `bytes ${range.from}-${range.to}/${file.size}` } : {}),
      'content-type': TYPES[format],
      'content-length': String(length),
    },
  });
}

function missing(common: Record<string, string>): Response {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: { ...common, ...TEXT },
  });
}
