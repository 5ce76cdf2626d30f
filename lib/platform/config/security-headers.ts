import { mapHosts } from './map-hosts';
import { tagHosts } from './tag-hosts';

const isDevelopment = process.env.NODE_ENV === 'development';
const tags = tagHosts(process.env);
const maps = mapHosts(process.env);
const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');

/**
 * Static pages are made before any request, so there is no nonce, and the framework writes each page's data as inline
 * scripts whose hashes differ page by page: 'unsafe-inline' is needed for them (Next's integrity option covers files only).
 * Everything else is closed: no foreign scripts and frames but the configured tags' and Google's map (none without an id or a key), no eval in production,
 * no plugins, no foreign form targets.
 */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}${also(tags.script)}${also(maps.script)}`,
  `style-src 'self' 'unsafe-inline'${also(maps.style)}`,
  `img-src 'self' data: blob:${also(tags.image)}${also(maps.image)}`,
  `font-src 'self'${also(maps.font)}`,
  `connect-src 'self'${isDevelopment ? ' ws:' : ''}${also(tags.connect)}${also(maps.connect)}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  `frame-src ${tags.frame.join(' ') || "'none'"}`,
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  `worker-src 'self'${also(maps.worker)}`,
].join('; ');

const twoYearsSeconds = 63_072_000;

/** Headers of every answer. HSTS only matters over https; browsers ignore it elsewhere. */
export const securityHeaders = [
  { key: 'Content-Security-Policy', value: policy },
  { key: 'Strict-Transport-Security', value: `max-age=${twoYearsSeconds}; includeSubDomains` },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
