import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const CLIENT = { id: 'deodar-office', secret: 'a-client-secret-for-tests' };

/** Somebody at the issuer. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

export interface Issuer {
  address: string;
  /** Who signs in there next: nobody has to type anything. */
  signInAs(person: Person): void;
  /** What the person says to "may this office see your address?": no. */
  refuseNext(): void;
  close(): Promise<void>;
}

/** A real OpenID Connect provider on this machine, whose people sign in without a password. */
export async function startIssuer(redirectUris: string[]): Promise<Issuer> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  let current: Person = { sub: 'nobody' };
  let refuse = false;

  const provider = new Provider(address, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a-key-for-tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
  });
  const answer = provider.callback();

  async function interact(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    if (refuse) {
      refuse = false;
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person said no',
      });
    }
    const details = await provider.interactionDetails(request, response);
    if (details.prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: current.sub } });
    const grant = new provider.Grant({ accountId: details.session?.accountId ?? '', clientId: CLIENT.id });
    grant.addOIDCScope('openid email profile');
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  return {
    address,
    signInAs(person) {
      current = person;
      people.set(person.sub, person);
    },
    refuseNext() {
      refuse = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
