import type { KnipConfig } from 'knip';

/** What nothing reaches: files, exports, packages; and packages nobody declared. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'server/storefront.ts',
        'backend/{main,order-progress,delivery-move,dealer-request,second-factor,move-database,back-up}.ts',
        'deploy/*.mjs',
        'scripts/{*.mjs,check-*.ts,lint/check-*.mjs,support/cms-content.ts,places/prepare-places.mjs}',
        // Runs in a thread, compiled to a text.
        'backend/dealer-account/availability/choose-in-thread.ts',
        // Programs of their own, which tests start and kill.
        'backend/testing/{send-mails,hold-a-file}.ts',
        // Compiled and loaded by the bench.
        'backend/testing/growth/grown-services.ts',
        'server/testing/one-of-many.ts',
        'scripts/testing/*.mjs',
        // Started by the bench beside the shop.
        'bench/bare-server.mjs',
        // Loaded into the services or the storefront by the bench.
        'bench/growth/told-turns.mjs',
        'bench/memory/heap-report.mjs',
        'studio/convert.mjs',
        // Loaded by Next itself, named in its configuration.
        'lib/server/revalidate/page-cache.mjs',
        'public/*.js',
        // Stands for "server-only" in tests.
        'e2e/support/empty-module.ts',
      ],
      project: [
        '**/*.{ts,tsx,mjs,js,scss}',
        '!cms/**',
        '!scripts/holidays/**',
        '!graphql/generated/**',
      ],
      // PostgreSQL's and Redis' own programs, of whoever has their servers.
      ignoreBinaries: ['openssl', 'pg_dump', 'pg_restore', 'redis-server'],
      ignoreDependencies: [
        // Styles only, imported by part in styles/_bootstrap.scss.
        'bootstrap',
        // The framework's own: it runs the sheets through what postcss.config.mjs names, and tests read them as it does.
        'postcss',
        // Declares the namespace "google" for the whole program; nobody imports it.
        '@types/google.maps',
        // Its files are read by name (backend/documents/pdf/fallback-faces.ts).
        '@fontsource/noto-sans',
      ],
    },
    // What only "npm run holidays" needs, installed when it runs.
    'scripts/holidays': { entry: ['*.mjs'] },
    cms: {
      entry: [
        'config/*.js',
        'src/index.js',
        'src/admin/app.jsx',
        'src/admin/vite.config.js',
        'src/extensions/*/strapi-server.js',
      ],
      project: ['**/*.{js,jsx}'],
      // Strapi loads them itself: its plugins, its database driver, what its admin interface is built with.
      ignoreDependencies: [/./],
    },
  },
};

export default config;
