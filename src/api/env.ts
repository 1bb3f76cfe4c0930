import type { OpenAPIHono } from '@hono/zod-openapi';
import type { UserView } from '#app/contract/auth.ts';
import type { StaffAuth } from '#app/services/auth/create-auth.ts';
import type { Ctx } from '#app/services/context.ts';

/** What the middleware puts beside every request. */
export interface ApiEnv {
  Bindings: {
    /** Node's request, when one is served on a port. */
    incoming?: { socket?: { remoteAddress?: string } };
  };
  Variables: {
    /** The context of this request: its actor and request id. */
    ctx: Ctx;
    /** The socket's address, or the forwarded one when the socket is a trusted proxy. */
    clientAddress: string;
    /** The signed-in staff member; always set behind the staff guard. */
    user: UserView | null;
    /** Their session's id, behind the guard too. */
    sessionId: string | null;
    auth: StaffAuth;
    /** What a form had as `file` beside the fields of a call that takes JSON too; not checked. */
    attachment?: unknown;
  };
}

/** Each routes file exports `function xxxRoutes(api: Api): void` and adds its own with `api.openapi(route, handler)`. */
export type Api = OpenAPIHono<ApiEnv>;
