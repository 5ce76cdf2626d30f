import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { pageStyleSource } from './page-style';

/** Headers of the hosted pages: no script, no frame around it, forms to here and on to the shop only, never kept. */
export function pageHeaders(siteUrl: string): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [pageStyleSource],
      fontSrc: ["'self'"],
      formAction: ["'self'", new URL(siteUrl).origin],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: false,
  });
  return (c, next) =>
    secure(c, async () => {
      await next();
      if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    });
}
