'use client';

import { lazyIsland } from '@/components/ui/lazy';

/**
 * The links of the header. Like all exports of this file, they are server-rendered, and therefore visible before their
 * code loads.
 */
export const LazyNavLinks = lazyIsland(() =>
  import('./nav-links').then((module) => module.NavLinks),
);

/** Logo, search, cart and menu for windows narrower than 1200 px. */
export const LazySiteMenu = lazyIsland(() =>
  import('./site-menu').then((module) => module.SiteMenu),
);

/** The newsletter form of the footer. */
export const LazyNewsletterForm = lazyIsland(() =>
  import('./newsletter-form').then((module) => module.NewsletterForm),
);
