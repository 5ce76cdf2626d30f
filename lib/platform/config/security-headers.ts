import { mapHosts } from './map-hosts';
import { tagHosts } from './tag-hosts';

const isDevelopment = process.env.NODE_ENV === 'development';
const tags = tagHosts(process.env);
const maps = mapHosts(process.env);
const isHttps = process.env.SITE_URL?.startsWith('https:') === true;
const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');

/** Google's map writes sheets into the page, and so does a development server. */
const hasInlineSheets = isDevelopment || maps.style.length > 0;

const reportPath = '/api/csp-report';

/**
 * What every answer may do: no foreign scripts and frames but the configured tags' and Google's map (none without an id or a
 * key), no inline script or sheet, no eval, no plugins, no foreign form targets. Pages are made before any request, so there is no nonce:
 * the server in front adds the hashes of each page's own inline scripts where it leaves. Development runs without that server.
 */
const policy = [
  "default-src 'self'",
  `script-src 'self'${isDevelopment ? " 'unsafe-inline' 'unsafe-eval'" : ''}${also(tags.script)}${also(maps.script)}`,
  // For browsers that do not know the next two.
  `style-src 'self' 'unsafe-inline'${also(maps.style)}`,
  `style-src-elem 'self'${hasInlineSheets ? " 'unsafe-inline'" : ''}${also(maps.style)}`,
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: blob:${also(tags.image)}${also(maps.image)}`,
  `font-src 'self'${also(maps.font)}`,
  `connect-src 'self'${isDevelopment ? ' ws:' : ''}${also(tags.connect)}${also(maps.connect)}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  `frame-src ${tags.frame.join(' ') || "'none'"}`,
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  `worker-src 'self'${also(maps.worker)}`,
  ...(isHttps ? ['upgrade-insecure-requests'] : []),
  `report-uri ${reportPath}`,
  'report-to csp',
].join('; ');

/** What this site asks of a browser; everything else a browser could do for a page is off, in frames as well. */
const permissions = [
  ...['clipboard-write', 'fullscreen', 'geolocation'].map((name) => `${name}=(self)`),
  ...[
    ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
    ...['display-capture', 'encrypted-media', 'gamepad', 'gyroscope', 'hid', 'idle-detection'],
    ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
    ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access', 'sync-xhr'],
    ...['usb', 'window-management', 'xr-spatial-tracking'],
  ].map((name) => `${name}=()`),
].join(', ');

const twoYearsSeconds = 63_072_000;
const preload = process.env.HSTS_PRELOAD === '1' ? '; preload' : '';

/** Headers of every answer whose route says nothing else. HSTS only matters over https; browsers ignore it elsewhere. */
export const securityHeaders = [
  { key: 'Content-Security-Policy', value: policy },
  { key: 'Reporting-Endpoints', value: `csp="${reportPath}"` },
  {
    key: 'Strict-Transport-Security',
    value: `max-age=${twoYearsSeconds}; includeSubDomains${preload}`,
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: permissions },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];
