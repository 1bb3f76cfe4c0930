import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model?: string; stream?: boolean; messages?: Array<{ role: string; content: string }> } & Record<
    string,
    unknown
  >;
}

/** How the next call is answered; a text is a good answer, whole or streamed as it was asked for. */
export type ChatAnswer = string | ((request: ChatRequest, response: ServerResponse) => void);

/** A real HTTP server that speaks the chat-completions API and answers as it is told. */
export interface ChatServer {
  /** The base address, ending in /v1. */
  url: string;
  requests: ChatRequest[];
  /** The answer of every following call. */
  answer: ChatAnswer;
  /** True once a caller broke off the call that is held open. */
  hungUp: boolean;
  close(): Promise<void>;
}

export async function openChatServer(answer: ChatAnswer = '{}', port = 0): Promise<ChatServer> {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('close', () => {
      if (!response.writableFinished) chat.hungUp = true;
    });
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const body = text === '' ? {} : (JSON.parse(text) as ChatRequest['body']);
      const request = { path: incoming.url ?? '', headers: incoming.headers, body };
      chat.requests.push(request);
      if (typeof chat.answer === 'string') sayText(request, response, chat.answer);
      else chat.answer(request, response);
    });
  });
  const chat: ChatServer = {
    url: '',
    requests: [],
    answer,
    hungUp: false,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  chat.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return chat;
}

/** A good answer in the form that was asked for. */
export function sayText(request: ChatRequest, response: ServerResponse, text: string): void {
  if (!request.body.stream) {
    sayJson(response, 200, completion(text));
    return;
  }
  startStream(response);
  for (let at = 0; at < text.length; at += 40) sayPiece(response, text.slice(at, at + 40));
  endStream(response);
}

export function sayJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export function completion(content: string, finish = 'stop'): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  };
}

export function startStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

export function sayPiece(response: ServerResponse, content: string, finish: string | null = null): void {
  const choice = { index: 0, delta: { content }, finish_reason: finish };
  response.write(
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test-model', choices: [choice] })}\n\n`,
  );
}

export function endStream(response: ServerResponse, finish = 'stop'): void {
  sayPiece(response, '', finish);
  response.end('data: [DONE]\n\n');
}
