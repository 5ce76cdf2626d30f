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
  // Messages are parsed during the build, so that browsers need no parser.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const words = createHash('sha256');
for (const language of ['de', 'en']) words.update(readFileSync(`messages/${language}.json`));

const draft = getDraftHeaders(process.env.CMS_URL);

/** Checks whether an undocumented detail of Next can be used; logs a warning if not. */
const isUsable = (detail: FrameworkDetailName): boolean =>
  isInstalledDetailUsable(detail, (name, reason) =>
    console.warn(
      `Framework detail ${name} is off, so the framework's own behavior applies: ${reason}`,
    ),
  );

const config: NextConfig = {
  env: {
    // Version key of the URL of messages that a page loads later (lib/browser/load-lazy-messages).
    MESSAGES_VERSION: words.digest('base64url').slice(0, 8),
    // The front server adds these headers if a route has set none. `headers` below would override those of the route.
    [defaultHeadersSetting]: JSON.stringify({ general: securityHeaders, draft }),
  },
  poweredByHeader: false,
  // Disables streamed metadata for all browsers, so that they are in the head. The front server reads whole pages
  // anyway. Streamed metadata would split the page's data scripts, and the content security policy only hashes those at
  // the end of the document (server/security-policy.ts).
  htmlLimitedBots: /./,
  distDir: buildDirectory,
  ...(isUsable('page-cache-handler') && {
    cacheHandler: resolve('server/next-internals/cache-handler.mjs'),
  }),
  // The front server (server/) caches rendered pages. This cache, in bytes, only holds responses of the services and
  // recently used entries.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  // Next writes the build directory into this file. Builds of tests and benchmarks use another file, so that
  // tsconfig.json stays unchanged.
  typescript: {
    tsconfigPath: buildDirectory === '.next' ? 'tsconfig.json' : 'tools/config/tsconfig.build.json',
    // SKIP_TYPE_CHECK is set when the types were checked just before the build or need no check.
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
  },
  experimental: {
    authInterrupts: true,
    // No stylesheet uses light-dark(), whose fallbacks would be added to every color-scheme.
    lightningCssFeatures: { exclude: ['light-dark'] },
    // The cache takes about 250 MB and only helps later builds in the same folder. A build for a single run does not
    // need it.
    turbopackFileSystemCacheForBuild: process.env.SKIP_BUILD_CACHE !== '1',
    // Loads a route on its first request. Most of the forty routes get few requests, and each needs memory.
    preloadEntriesOnStart: false,
    // Prefers few files: a page loads about a dozen, and each costs a phone a round trip.
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
  // In development there is no front server.
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
