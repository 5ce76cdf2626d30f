import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { buildDirectory } from './lib/platform/config/build-info';
import { defaultHeadersSetting } from './server/next-internals/built-config';
import { getDraftHeaders } from './lib/platform/config/security-headers';
import { securityHeaders } from './lib/platform/config/security-headers';
import { draftModeCookieName } from './lib/platform/config/cookies';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  // Messages are parsed while building: browsers get no parser for them.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const words = createHash('sha256');
for (const language of ['de', 'en']) words.update(readFileSync(`messages/${language}.json`));

const draft = getDraftHeaders(process.env.CMS_URL);

const config: NextConfig = {
  env: {
    // Words that a page asks for later have an address of their own in each version (lib/browser/words).
    WORDS_KEY: words.digest('base64url').slice(0, 8),
    // The server in front adds them where a route has set none: `headers` below would replace what routes set.
    [defaultHeadersSetting]: JSON.stringify({ general: securityHeaders, draft }),
  },
  poweredByHeader: false,
  // The server in front reads a page whole: metadata that come late would only tear the page's data apart, which are hashed at the document's end
  // alone (server/policy). Every browser gets them in the head, as Next gives them to these.
  htmlLimitedBots: /./,
  distDir: buildDirectory,
  cacheHandler: resolve('server/next-internals/cache-handler.mjs'),
  // Finished pages are kept by the front (server/); here are the answers of the services, and what was asked for a moment ago.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  // Next writes the build directory into the file it is given: the tests' and the bench's builds leave tsconfig.json alone.
  typescript: {
    tsconfigPath: buildDirectory === '.next' ? 'tsconfig.json' : 'tools/config/tsconfig.build.json',
    // By `npm run verify`: the tests run it a moment before they build, and a start need not wait for it.
    ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1',
  },
  experimental: {
    authInterrupts: true,
    // No sheet says light-dark(), whose stand-ins would come with every color-scheme.
    lightningCssFeatures: { exclude: ['light-dark'] },
    // A quarter of a gigabyte of the compiler's notes for the next build of the same folder: nobody reads what a build for one run leaves.
    turbopackFileSystemCacheForBuild: process.env.BUILT_FOR_ONE_RUN !== '1',
    // A route is loaded when somebody comes to it: most of forty are asked for by few, and each brings what it needs along.
    preloadEntriesOnStart: false,
    // Few files: a page names a dozen, and each costs a phone a round trip of its own.
    turbopackChunking: { minChunkSize: 100_000, requestCost: 600_000 },
  },
  turbopack: {
    resolveAlias: {
      'next/dist/compiled/process': './lib/server/next-internals/process-shim.cjs',
      'next-intl': { browser: './lib/server/next-internals/next-intl-browser.ts' },
    },
  },
  sassOptions: {
    includePaths: ['styles'],
    quietDeps: true,
    // Bootstrap 5.3 is written for @import; its own successor module system is Bootstrap 6's.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  // Development has no server in front.
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
