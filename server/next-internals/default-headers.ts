import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DefaultHeaders, Header } from './built-config';
import { draftModeCookieName } from '@/lib/platform/config/cookies';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { findRequestCookie } from '../http/request-target';
import type { NextRequestHandler } from '../next-client';

const resourcePolicy = 'Cross-Origin-Resource-Policy';
/** Paths of images and product feeds that emails, dealers and portals embed. */
const embeddedElsewhere = /^\/(?:media|uploads|feeds|product-feeds)\//;

/**
 * Adds the site's default headers to Next's responses unless the route sets them: payment pages and uploaded files keep
 * their policies. Error responses are not cacheable unless the route allows it. While the framework detail
 * `default-headers` is off, the headers are set before Next runs, and Next replaces those that a route also sets.
 */
export function addDefaultHeaders(
  handle: NextRequestHandler,
  { general, draft }: DefaultHeaders,
): NextRequestHandler {
  return (request, response) => {
    const headers = isDraft(request) ? draft : general;
    const isEmbedded = embeddedElsewhere.test(request.url ?? '');
    if (!isFrameworkDetailOn('default-headers')) {
      addMissing(response, headers);
      if (isEmbedded) response.setHeader(resourcePolicy, 'cross-origin');
      return handle(request, response);
    }
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

/** Next lets shared caches store its 404 for minutes, so a script of another build would be missing for that long. */
function forbidStoring(response: ServerResponse): void {
  const cacheControl = String(response.getHeader('cache-control') ?? '');
  if (/\b(?:no-store|private)\b/.test(cacheControl)) return;
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
}
