import type { Language } from '@/domain/locale/language';
import { type CsvColumn, formatCsvHeader, formatCsvRows } from '@/domain/text/csv';
import { toChunks } from '../../platform/event-loop-yielding';
import type { Context } from 'hono';
import { formatContentDisposition } from '../../http/headers';

/** A column of an exported table, with its title in German and English. */
export interface TableColumn<Row> extends Omit<CsvColumn<Row>, 'title'> {
  title: Record<Language, string>;
  /** Column width in spreadsheets, in characters. */
  width: number;
}

/** A file to be sent as a response. */
export interface ResponseFile {
  name: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Formats a list as CSV with the column titles, separators and number formats of the language. Yields to other tasks
 * between chunks of rows.
 */
export async function formatCsv<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): Promise<string> {
  let text = '';
  for await (const part of streamCsv(columns, toChunks(rows), language)) text += part;
  return text;
}

/** Formats a long list as CSV while it is read: yields the header first, then one text per chunk of rows. */
export async function* streamCsv<Row>(
  columns: readonly TableColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
  language: Language,
): AsyncGenerator<string> {
  const own = titled(columns, language);
  yield formatCsvHeader(own, language);
  for await (const rows of parts) yield formatCsvRows(own, rows, language);
}

function titled<Row>(columns: readonly TableColumn<Row>[], language: Language) {
  return columns.map((column) => ({ ...column, title: column.title[language] }));
}

/** Sends a file as the response, as a download or inline. */
export function sendFile(
  c: Context,
  { name, contentType, bytes }: ResponseFile,
  kind: 'attachment' | 'inline' = 'attachment',
): Response {
  return c.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Disposition': formatContentDisposition(kind, name),
    'Content-Length': String(bytes.byteLength),
  });
}

/**
 * Sends a long list as a CSV file while it is read. The first chunk is read before the response starts, so that an
 * early error gives a normal error response. A later error aborts the download.
 */
export async function sendCsvStream(
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
    'Content-Disposition': formatContentDisposition('attachment', name),
  });
}
