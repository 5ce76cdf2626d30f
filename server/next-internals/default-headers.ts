import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DefaultHeaders, Header } from './built-config';
import { draftModeCookieName } from '@/lib/platform/config/cookies';
import { findRequestCookie } from '../http/request-target';
import type { NextRequestHandler } from '../next-client';

const resourcePolicy = 'Cross-Origin-Resource-Policy';
/** Pictures and lists of articles that mails, dealers and portals show on pages of their own. */
const embeddedElsewhere = /^\/(?:media|uploads|feeds|product-feeds)\//;

/**
 * Next's answers with the site's general headers, each where the route has set none: the policy of a payment page or of an uploaded file
 * stays its own. An error is nobody's to store unless its route says so.
 */
export function addDefaultHeaders(
  handle: NextRequestHandler,
  { general, draft }: DefaultHeaders,
): NextRequestHandler {
  return (request, response) => {
    const headers = isDraft(request) ? draft : general;
    const isEmbedded = embeddedElsewhere.test(request.url ?? '');
    const writeHead = response.writeHead.bind(response) as (...rest: unknown[]) => ServerResponse;
    response.writeHead = (...rest: unknown[]) => {
      if (isEmbedded && !response.hasHeader(resourcePolicy))
        response.setHeader(resourcePolicy, 'cross-origin');
      addMissing(response, headers);
      if (Number(rest[0]) >= 400) forbidStoring(response);
      return writeHead(...rest);
    };
    return handle(request, response);
  };
}

function isDraft({ headers }: IncomingMessage): boolean {
  return findRequestCookie(headers, draftModeCookieName) !== null;
}

function addMissing(response: ServerResponse, headers: readonly Header[]): void {
  for (const { key, value } of headers)
    if (!response.hasHeader(key)) response.setHeader(key, value);
}

/** The framework lets shared caches keep its own 404 for minutes: a script of another build would be missing for as long. */
function forbidStoring(response: ServerResponse): void {
  const said = String(response.getHeader('cache-control') ?? '');
  if (/\b(?:no-store|private)\b/.test(said)) return;
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
}
