type Body =
  | { ok: true; value: unknown; bytes: number }
  | { ok: false; status: 400 | 413; message: string };

/** The most a request may hold: an address or a comment is far below. */
export const maxBodyBytes = 64 * 1024;

/** Reads a JSON body and stops as soon as it is larger than `maxBytes`; 400 for what is no JSON. */
export async function readJsonBody(request: Request, maxBytes = maxBodyBytes): Promise<Body> {
  const tooLarge: Body = {
    ok: false,
    status: 413,
    message: `The body is larger than ${maxBytes} bytes.`,
  };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge;
  const text = await readText(request, maxBytes);
  if (text === null) return tooLarge;
  try {
    return { ok: true, value: JSON.parse(text), bytes: Buffer.byteLength(text) };
  } catch {
    return { ok: false, status: 400, message: 'The body is not valid JSON.' };
  }
}

/** The body as text, read no further than `maxBytes`; null when it is larger. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
