import type { Context } from 'hono';
import { contentDisposition } from '../../http/content-disposition';
import type { TableFile } from './table-file';

/** A file as the answer, to be kept by the reader or, inline, looked at. */
export function answerFile(
  c: Context,
  { name, contentType, bytes }: TableFile,
  kind: 'attachment' | 'inline' = 'attachment',
): Response {
  return c.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(kind, name),
    'Content-Length': String(bytes.byteLength),
  });
}

/**
 * A long list as a CSV file of that name, sent as it is written. Its first part is there before the answer begins, so that what cannot be
 * read at all is refused as usual; a failure later breaks the file off.
 */
export async function csvStream(
  c: Context,
  name: string,
  parts: AsyncGenerator<string>,
): Promise<Response> {
  const encoder = new TextEncoder();
  const begin = [await parts.next(), await parts.next()];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = begin.shift() ?? (await parts.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition('attachment', name),
  });
}
