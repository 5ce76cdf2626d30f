const files = 'plugin::upload.file';

/**
 * The tables that responses depend on: this project's content types and the media library. Components and relations
 * only change together with their entry.
 * @param {import('../strapi-types').Strapi} strapi
 */
function tablesOf(strapi) {
  const uids = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  return [...uids, files].map((uid) => strapi.db.metadata.get(uid).tableName);
}

/**
 * Returns a string that changes with every write by any process. Costs one database query of a few ms.
 * @param {import('../strapi-types').Strapi} strapi
 */
async function contentVersion(strapi) {
  const { connection } = strapi.db;
  const parts = tablesOf(strapi).map((table) =>
    connection(table)
      .select(connection.raw('? as name', [table]))
      .count('* as rows')
      .max('id as newest')
      .max('updated_at as changed'),
  );
  const found = await connection.unionAll(parts);
  const versions = found.map(
    ({ name, rows, newest, changed }) => `${name} ${rows} ${newest} ${Number(changed)}`,
  );
  return versions.sort().join('\n');
}

module.exports = { contentVersion };
