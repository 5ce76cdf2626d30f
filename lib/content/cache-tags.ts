/** Seconds after which content is asked for again, when nothing told it to before. */
export const CONTENT_REVALIDATE_SECONDS = 300;

/** Cache tags of content reads. */
export const contentTags = {
  pages: 'content-pages',
  page: (slug: string): string => `content-page:${slug}`,
  banner: 'content-banner',
};
