import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AccountView } from '#app/contract/users.ts';
import { account, recoveryCodes } from '#app/db/schema/auth.ts';
import type { Ctx } from '#app/services/context.ts';
import { userView } from '#app/services/users/user-rows.ts';
import { ownUserId } from './own-user.ts';

/** The account of the one who asks. */
export async function getAccount(ctx: Ctx): Promise<AccountView> {
  const id = ownUserId(ctx);
  const { username, name, email, role, twoFactor, singleSignOn } = await userView(ctx, ctx.db, id);
  const passwords = await ctx.db.$count(
    account,
    and(eq(account.userId, id), eq(account.providerId, 'credential'), isNotNull(account.password)),
  );
  const codes = await ctx.db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt)),
  );
  return {
    id,
    username,
    name,
    email,
    role,
    hasPassword: passwords > 0,
    singleSignOn,
    twoFactor,
    recoveryCodes: codes,
  };
}
