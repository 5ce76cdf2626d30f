import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from './refuse';

/** What everybody gets to send a body, in milliseconds: enough for any form on a poor line. */
const baseMs = 15_000;
/** A longer one gets more time: a slow phone uploads this many bytes in a second. */
const leastBytesPerSecond = 32 * 1024;
/** However long it says to be: nginx takes 4 MB, which comes in 143 seconds. */
const longestBodyMs = 150_000;

/** How long a body of so many bytes may take, in milliseconds; of one that does not say its length, as of a short one. */
export function bodyDeadlineMs(contentLength: string | undefined): number {
  const bytes = Number(contentLength ?? 0) || 0;
  return Math.min(baseMs + (bytes / leastBytesPerSecond) * 1000, longestBodyMs);
}

/**
 * Ends a request whose body arrives too slowly: 408 where nothing has been answered yet, and the connection is closed. A body that has
 * arrived and waits to be read is left alone.
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  deadlineOf: (contentLength: string | undefined) => number = bodyDeadlineMs,
): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    // An answer may have gone before the body was there.
    if (response.headersSent) return void request.socket.destroy();
    response.once('finish', () => request.socket.destroy());
    refuse(response, 408);
  }, deadlineOf(request.headers['content-length']));
  timer.unref();
  const clear = () => clearTimeout(timer);
  request.once('end', clear);
  request.once('close', clear);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
