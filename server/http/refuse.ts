import type { ServerResponse } from 'node:http';

/** Answers in one word and closes nothing: 400 for what nobody can read, 404 for what is not there, 405 with Allow for what cannot be done
 * here. */
export function refuse(
  response: ServerResponse,
  status: 400 | 404 | 405 | 500 | 503,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = words[status];
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

const words = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
