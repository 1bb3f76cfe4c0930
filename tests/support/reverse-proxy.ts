import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReverseProxy {
  url: string;
  port: number;
  /** Among whom requests go round from now on. */
  serve(ports: number[]): void;
  close(): Promise<void>;
}

/**
 * A plain proxy as nginx or Caddy would be set up: each request goes to the next server, whoever sent it. One that
 * cannot be reached is passed over; one that dies with a request in hand is answered for with 502.
 */
export async function startReverseProxy(): Promise<ReverseProxy> {
  let ports: number[] = [];
  let turn = 0;
  const agent = new http.Agent({ keepAlive: true });

  function forward(incoming: http.IncomingMessage, answer: http.ServerResponse, left: number): void {
    const port = ports[turn % ports.length];
    turn += 1;
    const { method, url: path, socket } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': forwardedFor(incoming, socket.remoteAddress) };
    const request = http.request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      answer.flushHeaders();
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) forward(incoming, answer, left - 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => request.destroy());
    request.once('socket', (line) => {
      if (line.connecting) line.once('connect', () => incoming.pipe(request));
      else incoming.pipe(request);
    });
  }

  const server = http.createServer((incoming, answer) => forward(incoming, answer, ports.length));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    serve(chosen) {
      ports = chosen;
    },
    close() {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Tests stand for many visitors by an address of their own; the proxy's peer is added behind it. */
function forwardedFor({ headers }: http.IncomingMessage, peer = ''): string {
  return [headers['x-forwarded-for'], peer].flat().filter(Boolean).join(', ');
}
