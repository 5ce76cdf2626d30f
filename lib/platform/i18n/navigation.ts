export { usePathname, useRouter } from './language-router';
export { Link } from './link';
