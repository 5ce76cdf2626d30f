'use client';

import { lazyIsland } from '@/components/ui/lazy';

/** The links of the header. Server-rendered and visible before their code loads, like all exports of this file. */
export const LazyNavLinks = lazyIsland(() =>
  import('./nav-links').then((module) => module.NavLinks),
);

/** Logo, cart and menu of narrow windows. */
export const LazySiteMenu = lazyIsland(() =>
  import('./site-menu').then((module) => module.SiteMenu),
);

/** The newsletter form of the footer. */
export const LazyNewsletterForm = lazyIsland(() =>
  import('./newsletter-form').then((module) => module.NewsletterForm),
);
