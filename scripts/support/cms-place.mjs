import { resolve } from 'node:path';

/**
 * Where the CMS keeps its things and is reached, from the environment; `problem` says in a sentence what is missing. Production wants a
 * PostgreSQL of its own and the address editors use.
 * @param {boolean} isProduction
 */
export function cmsPlace(isProduction) {
  const { CMS_DATABASE_URL, CMS_PORT, CMS_URL, DATA_DIR, SITE_URL } = process.env;
  const port = CMS_PORT ?? '1337';
  const isPostgres = /^postgres(ql)?:\/\//.test(CMS_DATABASE_URL ?? '');
  return {
    port,
    dataDir: resolve(DATA_DIR ?? '.data', 'cms'),
    url: CMS_URL ?? `http://localhost:${port}`,
    /** @type {Record<string, string>} */
    database: isPostgres
      ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: CMS_DATABASE_URL ?? '' }
      : {},
    problem: problemOf(),
  };

  function problemOf() {
    if (CMS_DATABASE_URL && !isPostgres)
      return 'CMS_DATABASE_URL is no address like postgres://user:password@host:5432/database.';
    if (!isProduction) return null;
    if (!isPostgres)
      return 'Production wants CMS_DATABASE_URL=postgres://user:password@host:5432/database, an empty database of its own.';
    if (!CMS_URL)
      return 'Production wants CMS_URL, the address editors use: CMS_URL=https://cms.example.com';
    return SITE_URL
      ? null
      : 'Production wants SITE_URL, the address of the site: SITE_URL=https://www.example.com';
  }
}
