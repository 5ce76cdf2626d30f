import type { ImageView, LanguageSlug } from './page-view';

type ArticleCategory = 'model' | 'technik' | 'werkstatt' | 'unternehmen' | 'presse';

/** An article as lists show it. */
export type ArticleCard = {
  title: string;
  slug: string;
  teaser: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
  author: string | null;
  category: ArticleCategory | null;
  isPressRelease: boolean;
  image: ImageView | null;
  /** Reading time. */
  minutes: number;
};

export type ArticleView = ArticleCard & {
  /** Markdown. */
  body: string;
  metaDescription: string | null;
  /** The editor’s choice for shared links. */
  shareImage: ImageView | null;
  /** ISO date and time. */
  updatedAt: string | null;
  slugs: LanguageSlug[];
};
