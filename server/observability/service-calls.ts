import { subscribe } from 'node:diagnostics_channel';
import { requestIdHeader } from '@/lib/platform/observability/request-id';
import { getRequestId } from '@/lib/platform/observability/logger';

/** A request in undici's diagnostics channel, as documented by Node. */
interface SentRequest {
  readonly origin: string | URL;
  readonly path: string;
  addHeader(name: string, value: string): void;
}

interface ServiceCall {
  readonly service: string;
  readonly seconds: number;
  /** HTTP status of the response, or `none` without a response. */
  readonly status: string;
}

/**
 * Observes every request of this process to its services: adds the current request id and reports the outcome to
 * `onAnswer`. Ignores requests to other hosts.
 */
export function subscribeToServiceCalls(
  services: Readonly<Record<string, string>>,
  onAnswer: (call: ServiceCall) => void,
): void {
  const addresses = Object.entries(services).map(([service, url]) => {
    const { origin, pathname } = new URL(url);
    return { service, origin, pathname };
  });
  const serviceOf = ({ origin, path }: SentRequest) =>
    addresses.find((one) => one.origin === String(origin) && path.startsWith(one.pathname))
      ?.service ?? null;
  const startedCalls = new WeakMap<SentRequest, { service: string; atMs: number }>();

  const end = (request: SentRequest, status: string) => {
    const call = startedCalls.get(request);
    if (call === undefined) return;
    startedCalls.delete(request);
    onAnswer({ service: call.service, seconds: (performance.now() - call.atMs) / 1000, status });
  };

  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: SentRequest };
    const service = serviceOf(request);
    if (service === null) return;
    startedCalls.set(request, { service, atMs: performance.now() });
    const id = getRequestId();
    if (id !== undefined) request.addHeader(requestIdHeader, id);
  });
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as {
      request: SentRequest;
      response: { statusCode: number };
    };
    end(request, String(response.statusCode));
  });
  subscribe('undici:request:error', (message) => {
    end((message as { request: SentRequest }).request, 'none');
  });
}
