import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The title first: an index that begins with the language serves no search for one article's text, yet SQLite chose it where it
 * looked up the texts of many articles, and read half of all texts for each.
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
