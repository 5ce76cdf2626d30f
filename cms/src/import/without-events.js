/**
 * Does work whose changes nobody has to be told of. Of everything that is written Strapi tells whoever listens, the whole entry, which it
 * reads once more for that with all its parts and relations; at an import nobody listens yet, and reading takes longer than writing.
 */
async function withoutEvents(strapi, work) {
  const { db } = strapi;
  const { transaction } = db;
  const deaf = (callback) => (given) => callback({ ...given, onCommit() {} });
  db.transaction = (callback) => transaction.call(db, callback && deaf(callback));
  try {
    return await work();
  } finally {
    delete db.transaction;
  }
}

module.exports = { withoutEvents };
