const { previewPath } = require('./preview-path');

/** @typedef {{ documentId: string, locale?: string | null | undefined, status: 'draft' | 'published' }} Shown */

/**
 * The address the editor's preview frame shows: a draft through the site's preview, what is published as visitors see it.
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
