import type { KnipConfig } from 'knip';

/** What nothing reaches: files, exports, packages; and packages nobody declared. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'backend/{main,order-progress,delivery-move,dealer-request}.ts',
        'scripts/{*.mjs,check-*.ts,lint/check-*.mjs,support/cms-content.ts,places/prepare-places.mjs}',
        // A program of its own, which tests start and kill.
        'backend/testing/send-mails.ts',
        'studio/convert.mjs',
        // A process of its own, for a test that kills it.
        'backend/testing/send-mails.ts',
        'public/*.js',
        // Stands for "server-only" in tests.
        'e2e/support/empty-module.ts',
      ],
      project: ['**/*.{ts,tsx,mjs,js,scss}', '!cms/**', '!graphql/generated/**'],
      ignoreDependencies: [
        // Kept for the dialogs and forms to come (docs/decisions/0017-bootstrap-in-parts.md).
        'react-bootstrap',
        // Styles only, imported by part in styles/_bootstrap.scss.
        'bootstrap',
        // Declares the namespace "google" for the whole program; nobody imports it.
        '@types/google.maps',
      ],
    },
    cms: {
      entry: ['strapi.js', 'config/*.js', 'src/index.js'],
      project: ['**/*.js'],
      // Strapi loads them itself: its plugins, its database driver, what its admin interface is built with.
      ignoreDependencies: [/./],
    },
  },
};

export default config;
