import { asc } from 'drizzle-orm';
import { user, userText } from '#app/db/schema/auth.ts';
import { holdsAll, inOneLine, type SearchSource } from './search-source.ts';

export const userSource: SearchSource = {
  kind: 'user',
  permission: 'users.manage',
  async find(ctx, patterns, limit) {
    const { id, name, username, role } = user;
    const rows = await ctx.db
      .select({ id, name, username, role })
      .from(user)
      .where(holdsAll(userText(user), patterns))
      .orderBy(asc(name), asc(id))
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: inOneLine(row.username ?? '', row.role),
    }));
  },
};
