/** Pages that explain what is being asked, or who asks: a dialog above them could not be answered with open eyes. */
const readFirst = ['/privacy-policy', '/imprint'];

/** Areas with a layout of their own, without the cookie box; nothing but the necessary is set there before a choice. */
const withoutBox = /^\/(my-account|checkout\/(?!cart(\/|$)))/;

/**
 * Whether the cookie box shows by itself on a page without a choice: in the layouts with the site's own footer (Spec §2), and not
 * above the privacy policy and the imprint. The path is without its language.
 */
export function isConsentAsked(path: string): boolean {
  return !readFirst.includes(path.replace(/(.)\/$/, '$1')) && !withoutBox.test(path);
}
