import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DefaultHeaders, Header } from './built-config';
import { draftModeCookieName } from '@/lib/platform/config/cookies';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { findRequestCookie } from '../http/request-target';
import type { NextRequestHandler } from '../next-client';

const resourcePolicy = 'Cross-Origin-Resource-Policy';
/** Matches paths of images and feeds that emails, dealers and portals embed in their pages. */
const embeddedElsewhere = /^\/(?:media|uploads|feeds|product-feeds)\//;

/**
 * Adds the site's default headers to Next's responses, except headers that a route sets itself, such as the policies of
 * payment pages and uploaded files. Makes error responses uncacheable unless the route allows caching. When
 * `default-headers` is off (framework-details.mjs), sets the headers before Next runs; Next then replaces those that a
 * route sets, too.
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

/**
 * Forbids caching of an error response. Next lets shared caches store a 404 for minutes, in which a script of a new
 * build would be missing.
 */
function forbidStoring(response: ServerResponse): void {
  const cacheControl = String(response.getHeader('cache-control') ?? '');
  if (/\b(?:no-store|private)\b/.test(cacheControl)) return;
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
}
