// The load of measureLoad: plain sockets, so that asking costs far less than answering and the server is what is measured.
import { connect } from 'node:net';
import { LOAD_CORE, pin } from './cores.ts';
import type { Load } from './load.ts';

const load: Load = JSON.parse(process.argv[2] ?? '');
pin(process.pid, LOAD_CORE);
const { hostname, port, pathname, search } = new URL(load.url);
const headers = Object.entries({ host: `${hostname}:${port}`, ...load.headers });
const method = load.body === undefined ? 'GET' : 'POST';
const head = `${method} ${pathname}${search} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`;

let sent = 0;
let requests = 0;
const started = performance.now();
const deadline = started + load.seconds * 1000;
await Promise.all(Array.from({ length: load.connections }, askUntilDeadline));
console.log(JSON.stringify({ requests, seconds: (performance.now() - started) / 1000 }));

/** One connection: asks, counts bytes until the answer is whole, asks again. */
function askUntilDeadline(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(nextRequest()));
    let expected = 0;
    let received = 0;
    socket.once('error', reject);
    socket.on('data', (part) => {
      if (received === 0) expected = lengthOf(part);
      received += part.length;
      if (received < expected) return;
      if (received > expected) return reject(new Error('More came than was asked for.'));
      requests += 1;
      received = 0;
      if (performance.now() < deadline) socket.write(nextRequest());
      else socket.end(() => resolve());
    });
  });
}

function nextRequest(): string {
  if (load.body === undefined) return `${head}\r\n`;
  sent += 1;
  const body = load.body.replaceAll('{n}', `${process.pid}-${sent}`);
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Bytes of the whole answer that begins here. Its head comes in one piece. */
function lengthOf(part: Buffer): number {
  const head = part.subarray(0, part.indexOf('\r\n\r\n')).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || !length)
    throw new Error(`Not the answer that was hoped for:\n${part.toString()}`);
  return head.length + 4 + Number(length);
}
