/** Reads the body up to `maxBytes`; null when it is larger. Empty for a request without body. */
export async function loadBodyBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks, length));
}

type Body =
  | { ok: true; value: unknown; bytes: number }
  | { ok: false; status: 400 | 413; message: string };

/** Default maximum body size; an address or a comment is far below. */
export const maxBodyBytes = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body and stops as soon as it exceeds `maxBytes`. Status 400 for invalid JSON or invalid UTF-8, which
 * would otherwise be replaced silently.
 */
export async function parseJsonBody(request: Request, maxBytes = maxBodyBytes): Promise<Body> {
  const tooLarge: Body = {
    ok: false,
    status: 413,
    message: `The body is larger than ${maxBytes} bytes.`,
  };
  const bytes = await loadBodyBytes(request, maxBytes);
  if (bytes === null) return tooLarge;
  try {
    return { ok: true, value: JSON.parse(utf8.decode(bytes)), bytes: bytes.length };
  } catch {
    return { ok: false, status: 400, message: 'The body is not valid JSON.' };
  }
}

/** Reads the body as text up to `maxBytes`; null when it is larger. */
export async function loadBodyText(request: Request, maxBytes: number): Promise<string | null> {
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
