import { siteUrl } from './site-url';

/** What other structured data calls the company by; home tells who that is. */
export const organizationId = (): string => siteUrl('/#organization');
