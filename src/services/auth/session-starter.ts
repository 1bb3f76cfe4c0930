import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { SIGN_IN_METHODS } from '#app/domain/sign-in-methods.ts';

const SessionStart = z.object({
  userId: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  /** The client's, as far as it is known. */
  address: z.string(),
  /** The browser's own description of itself. */
  device: z.string(),
});
export type SessionStart = z.infer<typeof SessionStart>;

/** Opens a session without asking for anything: for our own verbs only, no route leads here. */
const startSession = createAuthEndpoint.serverOnly({ method: 'POST', body: SessionStart }, async (c) => {
  const { userId, method, address, device } = c.body;
  const adapter = c.context.internalAdapter;
  const user = await adapter.findUserById(userId);
  if (!user) throw new Error('A session was asked for a user who is not there.');
  const session = await adapter.createSession(userId, false, {
    method,
    lastSeenAt: new Date(),
    ipAddress: address.slice(0, 64),
    userAgent: device.slice(0, 400),
  });
  await setSessionCookie(c, { session, user });
  return c.json({ token: session.token });
});

export const sessionStarter = { id: 'session-starter', endpoints: { startSession } } as const;
