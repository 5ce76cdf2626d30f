import { NextRequest, type NextResponse } from 'next/server';

type Handler = (request: NextRequest) => Promise<NextResponse>;

export type SetCookie = { value: string; attributes: string };

/** Simulates a browser for route handlers: stores cookies and sends the page's origin. */
export class RouteTestClient {
  private static count = 0;

  /** Each browser has a separate IP address, because rate limits count by IP. */
  readonly address = `198.51.100.${(RouteTestClient.count += 1) % 250}`;
  readonly cookies = new Map<string, string>();
  /** The cookies set by the last response, with their attributes. */
  lastSet = new Map<string, SetCookie>();

  async send<Body = { message: string }>(
    handler: Handler,
    path: string,
    {
      method = 'POST',
      body,
      headers = {},
    }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: Body; headers: Headers }> {
    const request = new NextRequest(`http://localhost:3000${path}`, {
      method,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await handler(request);
    this.saveCookies(response);
    return {
      status: response.status,
      body: (await response.json()) as Body,
      headers: response.headers,
    };
  }

  private saveCookies(response: NextResponse): void {
    this.lastSet = new Map();
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      this.lastSet.set(name, { value, attributes: attributes.join('; ') });
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
