/**
 * A form as the bytes that a browser sends. A form that is given to a Request as it is comes as a stream of which Node
 * rejects a promise that nobody holds when the server stops reading early.
 */
export async function formBytes(
  form: FormData,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: ArrayBuffer }> {
  const whole = new Response(form);
  return {
    headers: { ...headers, 'content-type': whole.headers.get('content-type') ?? '' },
    body: await whole.arrayBuffer(),
  };
}
