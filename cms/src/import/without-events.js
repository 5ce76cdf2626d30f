/**
 * @typedef {import('../strapi-types').Database} Database
 * @typedef {NonNullable<Parameters<Database['transaction']>[0]>} Work
 */

/**
 * Does work whose changes nobody has to be told of. Of everything that is written Strapi tells whoever listens, the whole entry, which it
 * reads once more for that with all its parts and relations; at an import nobody listens yet, and reading takes longer than writing.
 * @template Answer
 * @param {{ db: Pick<Database, 'transaction'> }} strapi
 * @param {() => Promise<Answer>} work
 */
async function withoutEvents(strapi, work) {
  const { db } = strapi;
  const { transaction } = db;
  const deaf = (/** @type {Work} */ callback) => (/** @type {Parameters<Work>[0]} */ given) =>
    callback({ ...given, onCommit() {} });
  db.transaction = (/** @type {Work | undefined} */ callback) =>
    transaction.call(db, callback && deaf(callback));
  try {
    return await work();
  } finally {
    delete (/** @type {Partial<typeof db>} */ (db).transaction);
  }
}

module.exports = { withoutEvents };
