import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Recreates the index of product texts with the title as its first column. With the language first, SQLite used the
 * index to look up the texts of many products and read half of all texts for each product.
 */
export const textsByTitle: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.dropIndex('product_text_title').execute();
    await schema
      .createIndex('product_text_title')
      .on('product_text')
      .columns(['title', 'language'])
      .execute();
  },
};
