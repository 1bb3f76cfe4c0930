import type { Config } from '#app/config.ts';
import { secrets } from '#app/db/schema/secrets.ts';
import { ALL_DEFAULTS, type AllSettings } from '#app/domain/all-settings.ts';
import { PROVIDERS, type ProviderName } from '#app/domain/provider-settings.ts';
import { isSecretName, type SecretName } from '#app/domain/secrets.ts';
import type { Ctx, Logger, Queryable } from '#app/services/context.ts';
import { readSections } from './get-settings.ts';
import type { Vault } from './vault.ts';

type Settings = Pick<AllSettings, ProviderName | 'business'>;

/** How providers are reached now. Holds secrets in clear: never logged, never answered. */
export interface ResolvedProviders {
  settings: Settings;
  secrets: Partial<Record<SecretName, string>>;
}

/** Settings and secrets as stored, and over them what the environment says. */
export async function resolveProviders(from: {
  db: Queryable;
  config: Config;
  vault: Vault;
  log: Pick<Logger, 'error'>;
}): Promise<ResolvedProviders> {
  const { db, config, vault, log } = from;
  const stored = await readSections(db, [...PROVIDERS, 'business'], log);
  const opened: ResolvedProviders['secrets'] = {};
  for (const { name, sealed } of await db.select().from(secrets)) {
    if (!isSecretName(name) || config.fixed[name] !== undefined) continue;
    const text = vault.open(name, sealed);
    if (text === null) log.error({ secret: name }, 'A secret cannot be opened with the keys that are here');
    else opened[name] = text;
  }
  return overEnvironment({ settings: structuredClone(stored), secrets: opened }, config);
}

/** What the environment alone says, where no settings are stored yet. */
export function environmentOnly(config: Config): ResolvedProviders {
  return overEnvironment({ settings: structuredClone(ALL_DEFAULTS), secrets: {} }, config);
}

function overEnvironment(resolved: ResolvedProviders, config: Config): ResolvedProviders {
  for (const [path, value] of Object.entries(config.fixed)) {
    if (isSecretName(path)) resolved.secrets[path] = value;
    else {
      const [section = '', field = ''] = path.split('.');
      Object.assign(resolved.settings[section as keyof Settings], { [field]: value });
    }
  }
  return resolved;
}

/** The writing helper's endpoint at this moment; null where none is set, and the built-in composer writes. */
export async function readAiProvider(
  ctx: Pick<Ctx, 'db' | 'config' | 'vault' | 'log'>,
): Promise<{ baseUrl: string; model: string; key: string | null } | null> {
  const { settings, secrets: opened } = await resolveProviders(ctx);
  const { baseUrl, model } = settings.ai;
  if (baseUrl === '' || model === '') return null;
  return { baseUrl, model, key: opened['ai.key'] ?? null };
}
