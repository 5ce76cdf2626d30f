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

const dependents: Partial<Record<ContentModel, readonly ContentModel[]>> = {
  // A page's opening picture leads to a model or an accessory; each of these names the other.
  bike: ['accessory', 'page'],
  accessory: ['bike', 'page'],
  term: ['bike', 'accessory'],
};

/** The other kinds of content whose pages show something of this one. */
export function listDependentModels(model: ContentModel): readonly ContentModel[] {
  return dependents[model] ?? [];
}
