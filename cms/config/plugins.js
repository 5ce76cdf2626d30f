const { keepAnswers } = require('../src/answers/kept-answers');

/** @param {import('../src/strapi-types').ConfigContext} context */
module.exports = ({ env }) => ({
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: env('NODE_ENV') !== 'production',
      depthLimit: 12,
      maxLimit: 1000,
      apolloServer: { introspection: env('NODE_ENV') !== 'production', plugins: [keepAnswers()] },
    },
  },
  // The site makes its own widths; editors need a small one to recognise a picture by.
  upload: { config: { breakpoints: {} } },
});
