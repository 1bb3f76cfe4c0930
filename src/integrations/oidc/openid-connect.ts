import * as client from 'openid-client';
import { SignOnError, type SignOnFlow, type SignOnPerson, type SignOnProvider } from './port.ts';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  label: string;
}

const SCOPE = 'openid email profile';
const TIMEOUT_S = 10;
/** An issuer may move its endpoints; its keys are looked up by the library as needed. */
const KEPT_MS = 3_600_000;

/** Any issuer that has a discovery document. Plain http is for an issuer on this machine only (config.ts). */
export function createOpenIdConnect(settings: OpenIdSettings): SignOnProvider {
  let kept: { until: number; configuration: Promise<client.Configuration> } | null = null;

  function configuration(): Promise<client.Configuration> {
    if (kept && performance.now() < kept.until) return kept.configuration;
    const found = discover(settings);
    kept = { until: performance.now() + KEPT_MS, configuration: found };
    found.catch(() => {
      kept = null;
    });
    return found;
  }

  return {
    label: settings.label,
    async begin(flow) {
      const config = await configuration().catch(unavailable);
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: flow.redirectUri,
        scope: SCOPE,
        response_type: 'code',
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      });
      return url.href;
    },
    async finish(flow) {
      const config = await configuration().catch(unavailable);
      try {
        return await personOf(config, flow);
      } catch (error) {
        throw new SignOnError(reasonOf(error), error);
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<client.Configuration> {
  const server = new URL(issuer);
  const authentication = clientSecret === null ? client.None() : client.ClientSecretPost(clientSecret);
  const execute = [client.enableNonRepudiationChecks];
  if (server.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(server, clientId, undefined, authentication, { execute, timeout: TIMEOUT_S });
}

async function personOf(
  config: client.Configuration,
  flow: SignOnFlow & { query: string },
): Promise<SignOnPerson> {
  const came = new URL(flow.redirectUri);
  came.search = flow.query;
  const tokens = await client.authorizationCodeGrant(config, came, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The issuer sent no id token.');
  const about =
    claims.email === undefined ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
  const verified = about.email_verified === true && typeof about.email === 'string';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    verifiedEmail: verified ? String(about.email) : '',
  };
}

function unavailable(error: unknown): never {
  throw new SignOnError('unavailable', error);
}

function reasonOf(error: unknown): 'cancelled' | 'unavailable' | 'refused' {
  if (error instanceof client.AuthorizationResponseError) return 'cancelled';
  const causes = [error, error instanceof Error ? error.cause : null];
  // The library's time-out, and fetch's way to say that nobody answers.
  const away = causes.some(
    (one) =>
      one instanceof Error &&
      (one.name === 'TimeoutError' ||
        ('code' in one && one.code === 'OAUTH_TIMEOUT') ||
        one.message === 'fetch failed'),
  );
  return away ? 'unavailable' : 'refused';
}
