/** Seconds after which a page asks the services again, when nothing told it to before. */
export const CATALOG_REVALIDATE_SECONDS = 300;

/** Cache tags of catalogue reads: all of it, and one model, accessory or outlet bicycle. */
export const catalogTags = {
  all: 'catalog',
  bike: (slug: string): string => `bike:${slug}`,
  accessory: (slug: string): string => `accessory:${slug}`,
  product: (id: string): string => `product:${id}`,
};
