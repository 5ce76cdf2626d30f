/**
 * The storefront's path of an entry by its slug, without the language. Types that are not listed have no page.
 * @type {Record<string, (slug: string) => string>}
 */
const paths = {
  'api::page.page': (slug) => (slug === 'home' ? '' : `/${slug}`),
  'api::blog.blog': (slug) => `/news/${slug}`,
  'api::job.job': (slug) => `/jobs/${slug}`,
  'api::event.event': (slug) => `/events/${slug}`,
  'api::faq.faq': (slug) => `/support/faq#${slug}`,
  'api::feature.feature': (slug) => `/features/${slug}`,
  'api::dealer.dealer': (slug) => `/dealers/${slug}`,
  'api::download.download': () => '/support/downloads',
  'api::bike.bike': (slug) => `/bikes/${slug}`,
  'api::accessory.accessory': (slug) => `/accessories/${slug}`,
  'api::notification-banner.notification-banner': () => '',
};

/**
 * Returns the storefront's path of an entry, or null if it has no page or no slug yet.
 * @param {string} uid
 * @param {string | null | undefined} slug
 * @param {string | null} [locale]
 */
function previewPath(uid, slug, locale) {
  const pathOf = paths[uid];
  if (!pathOf || (pathOf.length > 0 && !slug)) return null;
  return `/${locale ?? 'de'}${pathOf(/** @type {string} */ (slug))}`;
}

module.exports = { previewPath };
