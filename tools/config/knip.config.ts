import type { KnipConfig } from 'knip';

/** Configuration of knip, which finds unused files, exports and packages, and undeclared packages. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'server/storefront.ts',
        'services/main.ts',
        'services/commands/{backup,dealer-request,move-database,order,restock,second-factor}.ts',
        'tools/deploy/*.mjs',
        'tools/commands/{build,cms,contract,dev,install-packages,service-command,start}.mjs',
        'tools/commands/check-environment.ts',
        'tools/commands/contract-check.ts',
        'tools/commands/check-shop.ts',
        'tools/cms/export-content.ts',
        'tools/codegen/check-codegen.ts',
        'tools/data/{generate-leaked-passwords,places/generate-places}.mjs',
        'tools/lint/{check-*,run-oxc,eslint.config}.mjs',
        'tools/test/{check-framework-details.ts,check-page-weight.ts,*.config.ts,e2e-build.mjs,e2e-server.mjs,level-server.mjs,run-all-tests.mjs,run-oxid-module-tests.mjs,run-photo-studio-tests.mjs,test-cms.mjs}',
        'tools/bench/{bench,measure-*,run-bench}.mjs',
        // Compiled to a string and run in a worker thread.
        'services/dealer-account/availability/filter-rows-worker.ts',
        // Separate programs that tests start and kill.
        'services/testing/{run-mail-sender,lock-database-file}.ts',
        // Compiled and loaded by the benchmark.
        'services/testing/data-volume/{frequent-requests,generate-shop-data,create-volume-database}.ts',
        'server/testing/page-cache-worker.ts',
        'server/testing/*.mjs',
        'services/testing/*.mjs',
        // Started by the benchmark next to the shop.
        'tools/bench/baseline-server.mjs',
        // Preloaded into the services or the storefront by the benchmark.
        'tools/bench/data-volume/event-loop-monitor.mjs',
        'tools/bench/heap-endpoint.mjs',
        'tools/studio/convert.mjs',
        // Loaded by Next, which finds it in its configuration.
        'server/next-internals/cache-handler.mjs',
        'public/*.js',
        // Replaces `server-only` in tests.
        'e2e/support/server-only-stub.ts',
      ],
      project: [
        '**/*.{ts,tsx,mjs,js,scss}',
        '!cms/**',
        '!tools/data/holidays/**',
        '!graphql/generated/**',
      ],
      // Programs of the PostgreSQL and Redis installations.
      ignoreBinaries: ['openssl', 'pg_dump', 'pg_restore', 'php', 'redis-server'],
      ignoreDependencies: [
        // Run by path in tools/lint/run-oxc.mjs.
        'oxfmt',
        'oxlint',
        'oxlint-tsgolint',
        // Stylesheets only, imported in parts in styles/_bootstrap.scss.
        'bootstrap',
        // A dependency of Next, which processes stylesheets with the plugins of postcss.config.mjs. Tests do the same.
        'postcss',
        // Declares the global namespace `google`, so nothing imports it.
        '@types/google.maps',
        // The font files of this package are read by path (services/documents/pdf/fonts).
        '@fontsource/noto-sans',
      ],
    },
    // Only needed by `npm run generate:holidays`, and installed when that runs.
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
      // Loaded by Strapi itself: plugins, database driver, and packages for the admin build.
      ignoreDependencies: [/./],
    },
  },
};

export default config;
