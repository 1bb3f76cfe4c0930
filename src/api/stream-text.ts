/** The headers of a CSV file that is downloaded under a name, without its ending. */
export function csvHeaders(name: string) {
  return {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'private, no-store',
  };
}

/** Text as it comes; one that breaks off is cut off, so that nobody takes half a file for a whole one. */
export function streamText(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      try {
        const next = await texts.next();
        if (next.done) stream.close();
        else stream.enqueue(encoder.encode(next.value));
      } catch (error) {
        stream.error(error);
      }
    },
    async cancel() {
      await texts.return();
    },
  });
}
