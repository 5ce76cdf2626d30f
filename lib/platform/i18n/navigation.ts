import { intlNavigation } from './intl-navigation';

export { Link } from './link';

/** Paths without language: the functions add the one of the page, or the one they are given. */
export const { useRouter, usePathname } = intlNavigation;
