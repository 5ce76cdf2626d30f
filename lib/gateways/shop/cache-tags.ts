/** Seconds after which a page asks the services again, when nothing told it to before. */
export const CATALOG_REVALIDATE_SECONDS = 300;

/** Cache tags of what the shop knows of the catalogue: all of it, and one product. */
export const catalogTags = {
  all: 'catalog',
  product: (id: string): string => `product:${id}`,
};
