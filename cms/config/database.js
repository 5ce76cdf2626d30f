const path = require('node:path');

const folder = path.join(__dirname, '..');

/**
 * Configures SQLite, or PostgreSQL at DATABASE_URL if DATABASE_CLIENT is `postgres`.
 * @param {import('../src/strapi-types').ConfigContext} context
 */
module.exports = ({ env }) => {
  if (env('DATABASE_CLIENT', 'sqlite') === 'postgres') {
    return {
      connection: { client: 'postgres', connection: { connectionString: env('DATABASE_URL') } },
    };
  }
  const filename = path.resolve(folder, env('DATABASE_FILENAME', '.tmp/data.db'));
  return {
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      pool: { afterCreate: withoutWaiting },
    },
  };
};

/**
 * Switches SQLite to its write-ahead log, which survives a crash without waiting for the disk on every write.
 * @param {{ pragma: (setting: string) => void }} connection
 * @param {(error: null, connection: object) => void} done
 */
function withoutWaiting(connection, done) {
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  done(null, connection);
}
