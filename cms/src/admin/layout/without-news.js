/**
 * Storage key of Strapi's banner about the new media library. Strapi appends the installation id, which is `false`
 * without telemetry and `undefined` before it has loaded.
 */
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Marks Strapi's banner about the new media library as dismissed, so that it never appears. */
export function withoutNews() {
  for (const installation of ['undefined', 'false'])
    localStorage.setItem(`${banner}:${installation}`, 'true');
}
