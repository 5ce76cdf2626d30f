export { usePathname, useRouter } from './use-router';
export { Link } from './link';
