import type { ContentModel } from './content-model';

const dependents: Partial<Record<ContentModel, readonly ContentModel[]>> = {
  // A page's opening picture leads to a model or an accessory; each of these names the other.
  bike: ['accessory', 'page'],
  accessory: ['bike', 'page'],
  term: ['bike', 'accessory'],
};

/** The other kinds of content whose pages show something of this one. */
export function dependentModels(model: ContentModel): readonly ContentModel[] {
  return dependents[model] ?? [];
}
