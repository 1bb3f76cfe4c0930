import { newId } from '#app/domain/ids.ts';
import type { Ctx } from '#app/services/context.ts';

/** A Message-ID of its own, without the angle brackets: `msg_…@www.example.in`. */
export function mailMessageId(ctx: Pick<Ctx, 'config'>, id = newId('msg')): string {
  return `${id}@${new URL(ctx.config.publicUrl).hostname}`;
}
