/** The kinds of content an editor changes, by the names the content service's webhook gives them (external contract B.5). */
export const contentModels = [
  'page',
  'blog',
  'job',
  'event',
  'faq',
  'feature',
  'dealer',
  'download',
  'bike',
  'accessory',
  'term',
  'notification-banner',
  'upload',
] as const;

export type ContentModel = (typeof contentModels)[number];
