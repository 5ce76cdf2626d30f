import type { KnipConfig } from 'knip';

/** What nothing reaches: files, exports, packages; and packages nobody declared. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'server/storefront.ts',
        'services/main.ts',
        'services/commands/{backup,dealer-request,move-database,order,restock,second-factor}.ts',
        'deploy/*.mjs',
        'tools/commands/{build,cms,dev,install-packages,service-command,start}.mjs',
        'tools/commands/check-environment.ts',
        'tools/cms/export-content.ts',
        'tools/codegen/check-codegen.ts',
        'tools/data/{generate-leaked-passwords,places/generate-places}.mjs',
        'tools/lint/{check-*,run-oxc,eslint.config}.mjs',
        'tools/test/{check-page-weight.ts,*.config.ts,e2e-build.mjs,e2e-server.mjs,gate.mjs,run-studio-tests.mjs,test-cms.mjs}',
        'tools/bench/{bench,measure-*,memory-growth,run-bench,staleness}.mjs',
        // Runs in a thread, compiled to a text.
        'services/dealer-account/availability/filter-rows-worker.ts',
        // Programs of their own, which tests start and kill.
        'services/testing/{send-mails,lock-file}.ts',
        // Compiled and loaded by the bench.
        'services/testing/growth/{frequent-requests,grow-shop,grown-services}.ts',
        'server/testing/page-cache-worker.ts',
        'server/testing/*.mjs',
        'services/testing/*.mjs',
        // Started by the bench beside the shop.
        'tools/bench/baseline-server.mjs',
        // Loaded into the services or the storefront by the bench.
        'tools/bench/growth/event-loop-monitor.mjs',
        'tools/bench/heap-endpoint.mjs',
        'tools/studio/convert.mjs',
        // Loaded by Next itself, named in its configuration.
        'server/next-internals/cache-handler.mjs',
        'public/*.js',
        // Stands for "server-only" in tests.
        'e2e/support/server-only-stub.ts',
      ],
      project: [
        '**/*.{ts,tsx,mjs,js,scss}',
        '!cms/**',
        '!tools/data/holidays/**',
        '!graphql/generated/**',
      ],
      // PostgreSQL's and Redis' own programs, of whoever has their servers.
      ignoreBinaries: ['openssl', 'pg_dump', 'pg_restore', 'redis-server'],
      ignoreDependencies: [
        // Run by tools/lint/run-oxc.mjs, by their paths.
        'oxfmt',
        'oxlint',
        'oxlint-tsgolint',
        // Styles only, imported by part in styles/_bootstrap.scss.
        'bootstrap',
        // The framework's own: it runs the sheets through what postcss.config.mjs names, and tests read them as it does.
        'postcss',
        // Declares the namespace "google" for the whole program; nobody imports it.
        '@types/google.maps',
        // Its files are read by name (services/documents/pdf/fonts).
        '@fontsource/noto-sans',
      ],
    },
    // What only "npm run generate:holidays" needs, installed when it runs.
    'tools/data/holidays': { entry: ['*.mjs'] },
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
