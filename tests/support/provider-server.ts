import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type ProviderAnswer =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** Taken, and never answered. */
  | 'silence'
  /** Taken, and the connection broken off. */
  | 'hang up';

/** A real HTTP server in a messaging provider's place: keeps what it gets, and answers as it is told. */
export interface ProviderServer {
  base: string;
  calls: ProviderCall[];
  /** To every call from now on. */
  answer: ProviderAnswer;
  /** To the next ones, before `answer`. */
  next: ProviderAnswer[];
  /** Runs after a call was taken and before it is answered. */
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
}

export async function openProviderServer(): Promise<ProviderServer> {
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const provider: ProviderServer = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: { status: 200 },
    next: [],
    beforeAnswer: async () => undefined,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += part;
    provider.calls.push({ path: request.url ?? '', headers: request.headers, body });
    const answer = provider.next.shift() ?? provider.answer;
    await provider.beforeAnswer();
    if (answer === 'silence') return;
    if (answer === 'hang up') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
  }
  return provider;
}
