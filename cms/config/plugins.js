const { createResponseCache } = require('../src/graphql/response-cache');

/** @param {import('../src/strapi-types').ConfigContext} context */
module.exports = ({ env }) => ({
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: env('NODE_ENV') !== 'production',
      depthLimit: 12,
      maxLimit: 1000,
      apolloServer: {
        introspection: env('NODE_ENV') !== 'production',
        plugins: [createResponseCache()],
      },
    },
  },
  // The storefront creates its own image widths. Editors only need the thumbnail.
  upload: { config: { breakpoints: {} } },
});
