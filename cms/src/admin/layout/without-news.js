/** What Strapi calls its banner about the new media library; without telemetry an installation has no id, and before it is asked none is known. */
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Strapi's news about itself stands above every page until somebody closes it: it is closed from the start. */
export function withoutNews() {
  for (const installation of ['undefined', 'false'])
    localStorage.setItem(`${banner}:${installation}`, 'true');
}
