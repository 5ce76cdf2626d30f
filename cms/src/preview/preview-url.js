const { previewPath } = require('./preview-path');

/** @typedef {{ documentId: string, locale?: string | null | undefined, status: 'draft' | 'published' }} Shown */

/**
 * Returns the URL of the preview frame: drafts go through the storefront's preview route, published entries use the
 * public page. Null if the entry has no page.
 * @param {import('../strapi-types').Strapi} strapi
 * @param {Shown & { uid: string, siteUrl: string, secret: string }} shown
 */
async function previewUrl(strapi, { uid, documentId, locale, status, siteUrl, secret }) {
  const hasSlug = 'slug' in strapi.contentType(uid).attributes;
  const document = hasSlug
    ? await strapi.documents(uid).findOne({ documentId, locale, status, fields: ['slug'] })
    : null;
  const path = previewPath(uid, document?.slug, locale);
  if (path === null) return null;
  if (status === 'published') return `${siteUrl}${path}`;
  return `${siteUrl}/api/preview?${new URLSearchParams({ secret, path })}`;
}

module.exports = { previewUrl };
