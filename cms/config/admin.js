const { previewUrl } = require('../src/preview/preview-url');

/** @param {import('../src/strapi-types').ConfigContext} context */
module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  serveAdminPanel: env.bool('CMS_ADMIN', true),
  preview: {
    enabled: Boolean(env('SITE_URL') && env('PREVIEW_SECRET')),
    config: {
      allowedOrigins: [env('SITE_URL', 'http://localhost:3000')],
      // Strapi calls this handler only if the preview is enabled, so SITE_URL and PREVIEW_SECRET are set.
      handler: (
        /** @type {string} */ uid,
        /** @type {import('../src/preview/preview-url').Shown} */ { documentId, locale, status },
      ) =>
        previewUrl(globalThis['strapi'], {
          uid,
          documentId,
          locale,
          status,
          siteUrl: /** @type {string} */ (env('SITE_URL')),
          secret: /** @type {string} */ (env('PREVIEW_SECRET')),
        }),
    },
  },
});
