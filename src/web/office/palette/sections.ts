import type { SearchGroup } from '#app/contract/search.ts';
import type { Role } from '#app/domain/permissions.ts';
import { createItemsOf } from '#app/web/office/keyboard/create-items.ts';
import { mayOpen, navOf } from '#app/web/office/shell/nav-items.ts';
import { answers, type Option, type Section, wordsOf } from './option.ts';
import type { RecentRecord } from './recent.ts';
import { KINDS } from './record-address.ts';

/** Everything that can be done from anywhere: creating, and going to a screen. */
function commandsOf(role: Role): Option[] {
  const create = createItemsOf(role).map(({ key, label, icon, to }) => ({
    id: `create ${to}`,
    title: label,
    icon,
    to,
    keys: `c ${key}`,
  }));
  const go = navOf(role).flatMap(({ items }) =>
    items.map(({ to, label, icon, key }) => ({
      id: `go ${to}`,
      title: `Go to ${label}`,
      icon,
      to,
      ...(key ? { keys: `g ${key}` } : {}),
    })),
  );
  const account: Option = {
    id: 'go account',
    title: 'Go to Your account',
    icon: 'users',
    to: '/admin/account',
  };
  return [...create, ...go, account];
}

/** Where a role that may not open a record's form finds it: in its list. */
function addressOf(role: Role, { kind, id, title }: RecentRecord): string {
  const { to, all } = KINDS[kind];
  const address = to(id, title);
  return !all || mayOpen(role, address) ? address : all(title);
}

function recordOption(role: Role, record: RecentRecord): Option {
  const { icon } = KINDS[record.kind];
  return {
    id: `${record.kind} ${record.id}`,
    title: record.title,
    detail: record.detail,
    to: addressOf(role, record),
    record,
    ...(icon ? { icon } : {}),
  };
}

/** What the palette lists before anything was typed: the last records, then the commands. */
export function firstSections(role: Role, recent: readonly RecentRecord[]): Section[] {
  return [
    {
      title: 'Recent',
      options: recent.filter((one) => one.kind in KINDS).map((one) => recordOption(role, one)),
    },
    { title: 'Actions', options: commandsOf(role) },
  ].filter(({ options }) => options.length > 0);
}

/**
 * What it lists for a search: the records that were found, those kinds first that are called so and not only mention it,
 * then the commands that the words name.
 */
export function foundSections(role: Role, text: string, groups: readonly SearchGroup[]): Section[] {
  const words = wordsOf(text);
  const mentions = ({ hits }: SearchGroup) => (hits.some(({ title }) => answers(title, words)) ? 0 : 1);
  const ordered = groups.toSorted((one, other) => mentions(one) - mentions(other));
  const records = ordered.map(({ kind, hits, more }): Section => {
    const { title, all } = KINDS[kind];
    const rest: Option[] =
      more && all
        ? [
            {
              id: `all ${kind}`,
              title: `All ${title.toLowerCase()} with “${text}”`,
              icon: 'search',
              to: all(text),
            },
          ]
        : [];
    return { title, options: [...hits.map((hit) => recordOption(role, { kind, ...hit })), ...rest] };
  });
  const commands = commandsOf(role).filter(({ title }) => answers(title, words));
  return [...records, { title: 'Actions', options: commands }].filter(({ options }) => options.length > 0);
}
