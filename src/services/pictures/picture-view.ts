import type { PictureView } from '#app/contract/pictures.ts';
import type { pictures } from '#app/db/schema/pictures.ts';
import { pictureAddress } from '#app/domain/picture-address.ts';

export type PictureRow = typeof pictures.$inferSelect;

export function toPictureView(row: PictureRow): PictureView {
  const { id, width, height, alt, placeholder: tiny } = row;
  return {
    id,
    address: pictureAddress({ id, width, height, tiny, alt }),
    name: row.name,
    alt,
    width,
    height,
    bytes: row.bytes,
    status: row.status,
    created_at: row.createdAt.toISOString(),
  };
}
