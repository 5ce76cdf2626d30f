import autocannon from 'autocannon';

const seconds = 5;

/**
 * Measures the cost of the middleware with sequential requests to a file that bypasses it, an address that it
 * redirects, and a guarded page, without and with a session cookie whose signature it checks.
 * @param {string} url
 */
export async function measureMiddleware(url) {
  const html = await fetch(`${url}/de`).then((response) => response.text());
  const [asset] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? [];
  const cookie = await fetchAnonymousCookies(url);
  const guarded = { url: `${url}/de/my-account/b2c`, headers: { accept: 'text/html' } };
  return {
    'a file, no middleware': await runLoad({ url: `${url}${asset}` }),
    'a redirect, middleware only': await runLoad({ url: `${url}/bikes` }),
    'a guarded page, no cookie (401)': await runLoad(guarded),
    'a guarded page, signed cookie (401)': await runLoad({
      ...guarded,
      headers: { ...guarded.headers, cookie },
    }),
  };
}

/** @param {string} url */
async function fetchAnonymousCookies(url) {
  const response = await fetch(`${url}/api/shop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ operationName: 'Countries', variables: {} }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** @param {import('autocannon').Shots} request */
async function runLoad(request) {
  const result = await autocannon({ ...request, connections: 1, duration: seconds });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    meanMs: result.latency.mean,
    p99Ms: result.latency.p99,
  };
}
