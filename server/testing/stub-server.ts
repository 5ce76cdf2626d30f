import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  type ServerOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { getDraftHeaders } from '@/lib/platform/config/security-headers';
import { securityHeaders } from '@/lib/platform/config/security-headers';
import { createBackgroundQueue } from '../compression/background-queue';
import { createSendFile } from '../static-files/send-file';
import type { FindStaticFile } from '../static-files/send-file';
import type { IsUnknownFile } from '../next-internals/build-manifests';
import { createCustomServer } from '../custom-server';
import type { CacheMissLimit } from '../http/cache-miss-limit';
import { serverOptions } from '../http/request-limits';
import { createTrustedProxyCheck } from '../http/client-ip';
import { createNextClient } from '../next-client';
import { addDefaultHeaders } from '../next-internals/default-headers';
import { createScopedNextClient, createScopedHandler } from '../observability/request-scope';
import type { FindOperationsEndpoint } from '../observability/operations-endpoints';
import { createPageCache } from '../page-cache/page-cache';
import type { FindDirectRoute } from '../call-direct-route';
import { isCacheableQueryResponse } from '../next-internals/cacheable-response';

/**
 * Control of the stub that stands in for Next behind the custom server: records its requests and defines its responses.
 */
interface StubServer {
  /** Text of each prerendered page by path; other paths return 404. */
  readonly texts: Map<string, string>;
  readonly requests: IncomingMessage[];
  /** Overrides the response of a path. */
  readonly special: Map<string, RequestListener>;
}

const stubPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' https://tags.example; object-src 'none'";

export function createStubDocument(text: string): string {
  return `<!DOCTYPE html><html><body><p>${text}</p><script>self.__next_f.push([1,"${text}"])</script></body></html>`;
}

/** Starts a real custom server on a free port in front of a stub of Next. */
export async function startStubServer({
  limitBytes = 4_000_000,
  findFile = () => null,
  trustedProxies = [],
  findOperation = () => null,
  findRoute = () => null,
  isUnknownFile = () => false,
  missLimit = { waitSeconds: () => 0, count: () => undefined },
  follow,
  onFind,
  limits = {},
  bodyDeadlineMs,
}: {
  limitBytes?: number;
  findFile?: FindStaticFile;
  trustedProxies?: string[];
  findOperation?: FindOperationsEndpoint;
  findRoute?: FindDirectRoute;
  isUnknownFile?: IsUnknownFile;
  missLimit?: CacheMissLimit;
  follow?: (response: ServerResponse, path: string) => void;
  onFind?: (isInMemory: boolean) => void;
  limits?: ServerOptions;
  bodyDeadlineMs?: (contentLength: string | undefined) => number;
} = {}) {
  const site: StubServer = { texts: new Map(), requests: [], special: new Map() };
  const clock = { ms: 1_000_000 };
  const errors: unknown[] = [];
  const listener = stubNext(site);
  const headers = { general: securityHeaders, draft: getDraftHeaders(undefined) };
  const handle = createScopedHandler(
    addDefaultHeaders(async (request, response) => listener(request, response), headers),
  );
  const ask = createScopedNextClient(createNextClient(handle));
  const background = createBackgroundQueue({ max: 1000, onError: (error) => errors.push(error) });
  const ways = {
    ask,
    anonymousHeaders: () => ({ host: 'site.example', cookie: 'lang=de' }),
    background,
    joinSheets: (html: string) => html,
    limitBytes,
    now: () => clock.ms,
    onError: (error: unknown) => errors.push(error),
    ...(onFind && { onFind }),
  };
  const pages = createPageCache(ways);
  const answers = createPageCache({ ...ways, mayStore: isCacheableQueryResponse });
  const isPrerendered = (path: string) => !path.includes('/search');
  let disbelieved = 0;
  const front = createCustomServer({
    handle,
    defaultHeaders: securityHeaders,
    ask,
    pages,
    queryPages: answers,
    isPrerendered,
    findFile,
    findOperation,
    findRoute,
    isUnknownFile,
    missLimit,
    ...(follow && { onRequest: follow }),
    ...(bodyDeadlineMs && { bodyDeadlineMs }),
    answerFile: createSendFile({ limitBytes, background }),
    trustsProxy: createTrustedProxyCheck(trustedProxies),
    onUntrustedProxy: () => (disbelieved += 1),
    onError: (error) => errors.push(error),
  });
  const server = createServer({ ...serverOptions, ...limits }, front);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const dropVisitors = () => server.closeAllConnections();
  return {
    site,
    clock,
    errors,
    timesDisbelieved: () => disbelieved,
    pages,
    answers,
    background,
    port,
    dropVisitors,
    close: () => closed(server),
  };
}

function stubNext({ texts, requests, special }: StubServer): RequestListener {
  return (request, response) => {
    requests.push(request);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const answer = special.get(path);
    if (answer !== undefined) return answer(request, response);
    const text = texts.get(path);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': stubPolicy,
      vary: 'rsc',
    };
    if (text === undefined) {
      response.writeHead(404, { ...headers, 'cache-control': 'private, no-store' });
      return response.end(createStubDocument('not there'));
    }
    const etag = `"next-${Buffer.from(text).toString('hex')}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag, 'cache-control': 's-maxage=300' });
      return response.end();
    }
    response.writeHead(200, {
      ...headers,
      etag,
      'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
      'x-nextjs-cache': 'HIT',
      'x-nextjs-prerender': ['1', '1'],
    });
    return response.end(createStubDocument(text));
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
