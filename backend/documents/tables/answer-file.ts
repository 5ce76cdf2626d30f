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

/** A list as a CSV file of that name. */
export function csvAnswer(c: Context, name: string, text: string): Response {
  const bytes = new TextEncoder().encode(text);
  return answerFile(c, { name, contentType: 'text/csv; charset=utf-8', bytes });
}
