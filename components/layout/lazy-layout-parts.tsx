'use client';

import { lazyIsland } from '@/components/ui/lazy';

/** The words of the header; seen before their code is there, as all parts of this file. */
export const LazyNavLinks = lazyIsland(() =>
  import('./nav-links').then((module) => module.NavLinks),
);

/** Logo, cart and menu of narrow windows. */
export const LazySiteMenu = lazyIsland(() =>
  import('./site-menu').then((module) => module.SiteMenu),
);

/** The footer's wish for post. */
export const LazyNewsletterForm = lazyIsland(() =>
  import('./newsletter-form').then((module) => module.NewsletterForm),
);
