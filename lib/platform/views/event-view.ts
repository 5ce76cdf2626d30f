import type { ImageView, LanguageSlug } from './page-view';

export type EventView = {
  title: string;
  slug: string;
  teaser: string | null;
  metaDescription: string | null;
  /** The editor’s choice for shared links. */
  shareImage: ImageView | null;
  /** ISO date and time in UTC. */
  startsAt: string;
  endsAt: string | null;
  venue: string | null;
  street: string | null;
  zip: string | null;
  city: string | null;
  /** ISO alpha-2. */
  country: string | null;
  /** Markdown. */
  body: string;
  link: string | null;
  image: ImageView | null;
  slugs: LanguageSlug[];
};
