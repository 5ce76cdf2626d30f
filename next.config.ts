import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { buildDirectory } from './lib/platform/config/build-directory';
import { draftHeaders } from './lib/platform/config/draft-headers';
import { securityHeaders } from './lib/platform/config/security-headers';
import { draftCookieName } from './lib/platform/config/draft-cookie-name';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/platform/i18n/request.ts',
  // Messages are parsed while building: browsers get no parser for them.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const config: NextConfig = {
  poweredByHeader: false,
  distDir: buildDirectory,
  // Next writes the build directory into the file it is given: the tests' and the bench's builds leave tsconfig.json alone.
  typescript: {
    tsconfigPath: buildDirectory === '.next' ? 'tsconfig.json' : 'tsconfig.build.json',
    // The tests check them a moment before they build.
    ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1',
  },
  experimental: { authInterrupts: true },
  sassOptions: {
    includePaths: ['styles'],
    quietDeps: true,
    // Bootstrap 5.3 is written for @import; its own successor module system is Bootstrap 6's.
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    {
      source: '/:path*',
      has: [{ type: 'cookie', key: draftCookieName }],
      headers: draftHeaders(process.env.CMS_URL),
    },
  ],
};

export default withNextIntl(config);
