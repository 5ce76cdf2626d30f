/** Content types that editors can change, named as in the webhook of the content service. */
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

const dependents: Partial<Record<ContentModel, readonly ContentModel[]>> = {
  // The hero image of a page links to a model or an accessory; models and accessories reference each other.
  bike: ['accessory', 'page'],
  accessory: ['bike', 'page'],
  term: ['bike', 'accessory'],
};

/** Lists the other content types whose pages show data of the given type. */
export function listDependentModels(model: ContentModel): readonly ContentModel[] {
  return dependents[model] ?? [];
}
