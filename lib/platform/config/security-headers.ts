type MapHosts = {
  script: readonly string[];
  style: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  font: readonly string[];
  worker: readonly string[];
};

const noMapHosts: MapHosts = {
  script: [],
  style: [],
  connect: [],
  image: [],
  font: [],
  worker: [],
};

const google = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/**
 * Returns the hosts the content security policy allows for maps: Google's if there is a key, and the host of the
 * operator's own street data.
 */
export function getMapHosts({
  GOOGLE_MAPS_KEY,
  MAP_TILES,
}: Record<string, string | undefined>): MapHosts {
  const streets = MAP_TILES?.trim() ? [new URL(MAP_TILES.trim()).origin] : [];
  if (!GOOGLE_MAPS_KEY?.trim()) return { ...noMapHosts, connect: streets };
  return {
    script: google,
    style: ['https://fonts.googleapis.com'],
    connect: [...google, ...streets],
    image: [...google, 'https://*.googleapis.com'],
    font: ['https://fonts.gstatic.com'],
    worker: ['blob:'],
  };
}

type TagHosts = {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame: readonly string[];
};

type Variables = Record<string, string | undefined>;

const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

const noTagHosts: TagHosts = { script: [], connect: [], image: [], frame: [] };

/**
 * Returns the hosts the content security policy allows for tags: none without an id, else Google's and those the
 * operator configured for the tag manager. Values that are not https origins are ignored.
 */
export function getTagHosts({ TAG_MANAGER_ID, ANALYTICS_ID, TAG_HOSTS }: Variables): TagHosts {
  if (!TAG_MANAGER_ID && !ANALYTICS_ID) return noTagHosts;
  const named = TAG_MANAGER_ID ? (TAG_HOSTS ?? '').split(/\s+/).filter(isOrigin) : [];
  return {
    script: [tagManager, ...named],
    connect: [tagManager, ...analytics, ...named],
    image: [tagManager, ...analytics, ...named],
    frame: named,
  };
}

function isOrigin(text: string): boolean {
  return /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(text);
}

const isDevelopment = process.env.NODE_ENV === 'development';
const tags = getTagHosts(process.env);
const maps = getMapHosts(process.env);
const isHttps = process.env.SITE_URL?.startsWith('https:') === true;
const also = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');

/** True when inline style sheets must be allowed, because Google's map and the development server insert them. */
const hasInlineSheets = isDevelopment || maps.style.length > 0;

const reportPath = '/api/csp-report';

/**
 * Content security policy of every response: no third-party scripts or frames except the configured tags and Google's
 * map (none without an id or key), no inline scripts or style sheets, no eval, no plugins, no external form targets.
 * Pages are rendered before the request, so there is no nonce: the custom server adds the hashes of each page's inline
 * scripts to the response. In development, inline scripts and eval are allowed instead.
 */
const policy = [
  "default-src 'self'",
  `script-src 'self'${isDevelopment ? " 'unsafe-inline' 'unsafe-eval'" : ''}${also(tags.script)}${also(maps.script)}`,
  // Fallback for browsers without the next two directives.
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

/** Browser features the site uses; all others are disabled, also in frames. */
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

/** Default headers of every response. HSTS is ignored by browsers over plain http. */
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

/**
 * Returns the headers of preview responses: only the CMS may embed them in a frame, and search engines must not index
 * them. (Browsers ignore X-Frame-Options when there is a frame-ancestors directive.)
 */
export function getDraftHeaders(cmsUrl: string | undefined) {
  const frames = cmsUrl && URL.canParse(cmsUrl) ? new URL(cmsUrl).origin : "'none'";
  const policy = securityHeaders.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return [
    ...securityHeaders.filter(({ key }) => key !== 'Content-Security-Policy'),
    {
      key: 'Content-Security-Policy',
      value: policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${frames}`),
    },
    { key: 'X-Robots-Tag', value: 'noindex' },
  ];
}
