/**
 * @typedef {import('../strapi-types').Database} Database
 * @typedef {NonNullable<Parameters<Database['transaction']>[0]>} Work
 */

/**
 * Runs work without emitting Strapi's events. For each event Strapi reads the whole entry again with all its components
 * and relations. During an import no handler uses the events, and reading the entries would take longer than writing
 * them.
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
