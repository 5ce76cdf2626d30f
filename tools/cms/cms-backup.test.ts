import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCmsBackup, restoreCmsBackup } from './cms-backup.mjs';
import { getCmsSettings } from './strapi.mjs';

let folder: string;
let place: { dataDir: string; database: Record<string, string> };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cms-backup-'));
  place = { dataDir: join(folder, 'cms'), database: {} };
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

function fill(): Sqlite.Database {
  mkdirSync(join(place.dataDir, 'public/uploads'), { recursive: true });
  writeFileSync(join(place.dataDir, 'public/uploads/bild.webp'), 'Bild');
  writeFileSync(join(place.dataDir, 'secrets.json'), '{}');
  const db = new Sqlite(join(place.dataDir, 'cms.db'));
  db.exec(
    "pragma journal_mode = wal; create table page (title text); insert into page values ('Alt')",
  );
  return db;
}

const titles = () => {
  const db = new Sqlite(join(place.dataDir, 'cms.db'));
  const rows = db.prepare('select title from page').all() as { title: string }[];
  db.close();
  return rows.map(({ title }) => title);
};

describe('CMS backup', () => {
  it('contains content written while the CMS runs, without its keys, and restores it unchanged', async () => {
    const db = fill();
    const backup = join(folder, 'backup');
    await createCmsBackup(place, backup);
    expect(readdirSync(backup).toSorted()).toEqual(['backup.json', 'cms.db', 'uploads']);
    db.exec("update page set title = 'Neu'");
    db.close();
    writeFileSync(join(place.dataDir, 'public/uploads/spaeter.webp'), 'Bild');

    await restoreCmsBackup(place, backup);
    expect(titles()).toEqual(['Alt']);
    expect(readdirSync(join(place.dataDir, 'public/uploads'))).toEqual(['bild.webp']);
    const movedFile = readdirSync(place.dataDir).find((name) => name.startsWith('cms.db.before-'));
    expect(movedFile).toBeDefined();
    expect(existsSync(join(place.dataDir, 'secrets.json'))).toBe(true);
  });

  it('rejects an existing target folder and an empty CMS', async () => {
    await expect(createCmsBackup(place, folder)).rejects.toThrow('exists already');
    await expect(createCmsBackup(place, join(folder, 'neu'))).rejects.toThrow(
      'There is no content',
    );
    expect(existsSync(join(folder, 'neu'))).toBe(false);
  });

  it('rejects restoring an incomplete backup or one of another database', async () => {
    fill().close();
    const half = join(folder, 'half');
    mkdirSync(half);
    await expect(restoreCmsBackup(place, half)).rejects.toThrow('is not a complete backup');
    const backup = join(folder, 'backup');
    await createCmsBackup(place, backup);
    const elsewhere = { ...place, database: { DATABASE_URL: 'postgres://x/y' } };
    await expect(restoreCmsBackup(elsewhere, backup)).rejects.toThrow('contains an SQLite file');
    expect(JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'))).toMatchObject({
      engine: 'sqlite',
    });
  });

  it('reports missing PostgreSQL client tools without the password', async () => {
    vi.stubEnv('PATH', folder);
    const remote = { ...place, database: { DATABASE_URL: 'postgres://u:geheim@x/y' } };
    await expect(createCmsBackup(remote, join(folder, 'backup'))).rejects.toThrow(
      'pg_dump could not be run: install the client tools of PostgreSQL.',
    );
  });
});

describe('CMS location', () => {
  const whole = {
    CMS_DATABASE_URL: 'postgres://u:p@h/cms',
    CMS_URL: 'https://cms.example.com',
    SITE_URL: 'https://www.example.com',
  };

  it.each([
    [false, {}, null],
    [false, { CMS_DATABASE_URL: 'mysql://x' }, 'CMS_DATABASE_URL'],
    [true, whole, null],
    [true, { ...whole, CMS_DATABASE_URL: '' }, 'CMS_DATABASE_URL'],
    [true, { ...whole, CMS_URL: '' }, 'CMS_URL'],
    [true, { ...whole, SITE_URL: '' }, 'SITE_URL'],
  ])('in production: %s with %j lacks %s', (isProduction, variables, lack) => {
    for (const name of Object.keys(whole)) vi.stubEnv(name, '');
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { problem } = getCmsSettings(isProduction);
    if (lack === null) expect(problem).toBeNull();
    else expect(problem).toContain(lack);
  });

  it.each([
    ['no JSON', '{"engine":'],
    ['another engine', '{"engine":"mysql","madeAt":"2026-11-24T00:00:00Z"}'],
    ['no timestamp', '{"engine":"sqlite"}'],
    ['a list', '[]'],
    ['an empty file', ''],
  ])('rejects restoring a backup with a damaged manifest: %s', async (_, note) => {
    fill().close();
    const backup = join(folder, 'backup');
    await createCmsBackup(place, backup);
    writeFileSync(join(backup, 'backup.json'), note);
    await expect(restoreCmsBackup(place, backup)).rejects.toThrow('backup.json is damaged');
    expect(titles()).toEqual(['Alt']);
  });
});
