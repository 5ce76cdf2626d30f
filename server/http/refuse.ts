import type { ServerResponse } from 'node:http';

/**
 * Answers with the name of the status, or another text: 400 for what cannot be read, 404 for what is not there, 405 with Allow for another method. The
 * connection stays open but after 408, 414 and 431: what is still on it is not wanted.
 */
export function refuse(
  response: ServerResponse,
  status: keyof typeof words,
  headers: Readonly<Record<string, string>> = {},
  text: string = words[status],
): void {
  if (endsConnection.has(status)) response.shouldKeepAlive = false;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

const endsConnection: ReadonlySet<number> = new Set([408, 414, 431]);

const words = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
