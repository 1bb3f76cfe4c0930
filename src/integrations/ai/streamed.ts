/**
 * An answer that was asked for as a stream and came in one piece (small servers ignore `stream`), as the stream it
 * would have been. Any other answer stays as it is.
 */
export async function streamed(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !/^application\/json/i.test(type)) return response;
  const text = await response.text();
  const piece = parse(text);
  const choices = Array.isArray(piece?.choices) ? piece.choices : null;
  // What is no completion is left for the reader to refuse.
  const events = choices
    ? `data: ${JSON.stringify({ ...piece, choices: choices.map(asDelta) })}\n\ndata: [DONE]\n\n`
    : `data: ${text.replace(/\s+/g, ' ')}\n\n`;
  return new Response(events, {
    status: response.status,
    headers: { 'content-type': 'text/event-stream' },
  });
}

function asDelta(choice: unknown): object {
  const { message, ...rest } = (typeof choice === 'object' && choice !== null ? choice : {}) as {
    message?: unknown;
  };
  return { ...rest, delta: message ?? {} };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
