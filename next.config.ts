import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { buildDirectory } from './lib/platform/config/build-info';
import { defaultHeadersSetting } from './server/next-internals/built-config';
import { isInstalledDetailUsable } from './server/next-internals/check-installed-details.mjs';
import type { FrameworkDetailName } from './server/next-internals/framework-details.mjs';
import { getDraftHeaders } from './lib/platform/config/security-headers';
import { securityHeaders } from './lib/platform/config/security-headers';
import { draftModeCookieName } from './lib/platform/config/cookies';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  // Compiles the messages during the build, so that browsers need no message parser.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const messagesHash = createHash('sha256');
// The other files decide which messages load later and in which format.
for (const file of [
  ...['messages/de.json', 'messages/en.json', 'lib/platform/i18n/load-messages.ts'],
  ...['domain/text/typography.ts', 'node_modules/next-intl/package.json'],
])
  messagesHash.update(readFileSync(file));

const draft = getDraftHeaders(process.env.CMS_URL);

/** Checks whether an undocumented feature of Next works as expected; logs a warning if not. */
const isUsable = (detail: FrameworkDetailName): boolean =>
  isInstalledDetailUsable(detail, (name, reason) =>
    console.warn(
      `Framework detail ${name} is off, so the framework's own behavior applies: ${reason}`,
    ),
  );

const config: NextConfig = {
  env: {
    // Content hash in the URL of messages that load on demand (lib/browser/load-lazy-messages).
    MESSAGES_VERSION: messagesHash.digest('base64url').slice(0, 8),
    // The custom server (server/) adds these headers if a route does not set them. Set by `headers` below, they would
    // override those of the route.
    [defaultHeadersSetting]: JSON.stringify({ general: securityHeaders, draft }),
  },
  poweredByHeader: false,
  // Disables streamed metadata for all browsers, so that metadata is in the head. Streaming has no benefit, because the
  // custom server (server/) reads whole pages, and it would split the data scripts of a page: the content security
  // policy only hashes those at the end of the document (server/security-policy.ts).
  htmlLimitedBots: /./,
  distDir: buildDirectory,
  ...(isUsable('page-cache-handler') && {
    cacheHandler: resolve('server/next-internals/cache-handler.mjs'),
  }),
  // In bytes. Only for responses of the services and recently used entries, because the custom server (server/) caches
  // rendered pages itself.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  // Next writes the path of the build directory to this file. Other build directories use another file, so that
  // tsconfig.json stays unchanged.
  typescript: {
    tsconfigPath: buildDirectory === '.next' ? 'tsconfig.json' : 'tools/config/tsconfig.build.json',
    // SKIP_TYPE_CHECK is set when types were checked just before the build, or need no check.
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
  },
  experimental: {
    authInterrupts: true,
    // Excludes fallbacks of light-dark(), which the compiler would add to every color-scheme although no stylesheet
    // uses the function.
    lightningCssFeatures: { exclude: ['light-dark'] },
    // The cache takes about 250 MB and speeds up later builds in the same folder only. SKIP_BUILD_CACHE disables it for
    // builds that are used once.
    turbopackFileSystemCacheForBuild: process.env.SKIP_BUILD_CACHE !== '1',
    // Loads each of the forty routes on its first request, because loaded routes need memory and most get few requests.
    preloadEntriesOnStart: false,
    // Prefers few large files, because every file costs a round trip on phones.
    ...(isUsable('turbopack-chunking') && {
      turbopackChunking: { minChunkSize: 100_000, requestCost: 600_000 },
    }),
  },
  turbopack: {
    resolveAlias: {
      ...(isUsable('process-shim') && {
        'next/dist/compiled/process': './server/next-internals/process-shim.cjs',
      }),
      ...(isUsable('next-intl-browser') && {
        'next-intl': { browser: './server/next-internals/next-intl-browser.ts' },
      }),
    },
  },
  sassOptions: {
    includePaths: ['styles'],
    quietDeps: true,
    // Bootstrap 5.3 is written for @import. Only Bootstrap 6 supports Sass modules.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  // In development there is no custom server that adds these headers.
  headers: async () =>
    process.env.NODE_ENV === 'development'
      ? [
          { source: '/:path*', headers: securityHeaders },
          {
            source: '/:path*',
            has: [{ type: 'cookie', key: draftModeCookieName }],
            headers: draft,
          },
        ]
      : [],
};

export default withNextIntl(config);
