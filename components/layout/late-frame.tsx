'use client';

import { lateIsland } from '@/components/ui/late/late-island';

/** The words of the header; seen before their code is there, as all parts of this file. */
export const NavLinks = lateIsland(() => import('./nav-links').then((module) => module.NavLinks));

/** Logo, cart and menu of narrow windows. */
export const SiteMenu = lateIsland(() => import('./site-menu').then((module) => module.SiteMenu));

/** The footer's wish for post. */
export const NewsletterForm = lateIsland(() =>
  import('./newsletter-form').then((module) => module.NewsletterForm),
);
