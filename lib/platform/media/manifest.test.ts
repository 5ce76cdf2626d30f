import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isPresaleSlug } from '@/domain/catalog/presale';
import { type CloseUp, closeUps } from './close-ups';
import { buildAccessoryPictureKey, buildBikePictureKey } from './bike-pictures';
import { parseManifest } from './manifest-schema';

const demo = join(import.meta.dirname, '../../../demo');
const media = join(demo, 'media');

const MEGABYTE = 1_000_000;
const limits = { closeUpWebp: 800, wholeWebp: 1600, totalBytes: 220 * MEGABYTE };

/**
 * Maximum AVIF file size per place by width in px. The widest files are only loaded when zooming or in the widest
 * windows.
 */
const budgets: readonly (readonly [string, RegExp, Readonly<Record<number, number>>])[] = [
  [
    'side view',
    /^bikes\/.+-side$/,
    { 480: 12_000, 680: 18_000, 800: 22_000, 1200: 40_000, 1600: 60_000, 3200: 260_000 },
  ],
  ['front view', /^bikes\/.+-front34$/, { 480: 12_000, 800: 22_000, 1200: 40_000, 1600: 60_000 }],
  [
    'close-up',
    new RegExp(`^(?:bikes/.+-(?:${closeUps.join('|')})|outlet/.+)$`),
    { 480: 14_000, 800: 28_000, 1200: 60_000 },
  ],
  ['drive train', /^details\//, { 480: 14_000, 800: 28_000, 1200: 50_000, 1600: 65_000 }],
  ['article', /^accessories\//, { 480: 15_000, 800: 32_000, 1200: 60_000, 1600: 100_000 }],
  ['scene', /^scenes\//, { 480: 20_000, 800: 40_000, 1200: 60_000, 1600: 60_000, 2400: 120_000 }],
];

const details = [
  ...['singlespeed', 'alfine11'].map((kind) => `${kind}-drive`),
  ...['pinion-p18', 'pinion-c9', 'pinion-smart-c12'].map((kind) => `${kind}-gearbox`),
  'bosch-motor',
  ...['mahle', 'nexus8', 'alfine8', 'alfine11', 'enviolo', 'rohloff14'].map(
    (kind) => `${kind}-hub`,
  ),
];
const catalogue = <Entry>(folder: string): Entry[] =>
  readdirSync(join(demo, 'catalogue', folder)).map((file): Entry =>
    parse(readFileSync(join(demo, 'catalogue', folder, file), 'utf8')),
  );

type Bike = {
  slug: string;
  frames: { short: string }[];
  colors: { color: string }[];
  closeUps: (CloseUp | null)[];
};
type Accessory = { slug: string; articles: unknown[] };

/** Presale models use the pictures of the models they are based on. */
const bikes = catalogue<Bike>('bikes').filter(({ slug }) => !isPresaleSlug(slug));

const wanted = {
  'side views': bikes.flatMap(({ slug, frames, colors }) =>
    frames.flatMap(({ short }) =>
      colors.map(({ color }) => buildBikePictureKey(slug, short, color, 'side')),
    ),
  ),
  'front views': bikes.map(({ slug, frames, colors }) =>
    buildBikePictureKey(slug, frames[0]?.short ?? '', colors[0]?.color ?? '', 'front34'),
  ),
  articles: catalogue<Accessory>('accessories').flatMap(({ slug, articles }) =>
    articles.map((_, index) => buildAccessoryPictureKey(slug, index)),
  ),
  'close-ups': details.map((name) => `details/${name}`),
};

const { entries, problems } = parseManifest(
  JSON.parse(readFileSync(join(media, 'manifest.json'), 'utf8')),
);
const pictures = [...entries].map(([key, entry]) => ({ key, ...entry }));
const closeUpOf = (key: string): CloseUp | undefined =>
  key.startsWith('bikes/') ? closeUps.find((view) => key.endsWith(`-${view}`)) : undefined;
const sizeOf = (path: string): number | undefined =>
  statSync(join(media, path), { throwIfNoEntry: false })?.size;

/** Articles shown as a drawing until a rendered picture exists. */
const drawn = new Set([buildAccessoryPictureKey('kindersitzhalter-kollwitz', 0)]);

describe('product pictures', () => {
  it('are read from the folder that the site uses', () => {
    const captions = readFileSync(join(demo, '../tools/studio/lautlos_studio/captions.py'), 'utf8');
    const views = [...captions.matchAll(/^ {4}"(\w+)": \{"de"/gm)].map(([, view]) => view);
    expect(views).toEqual(['side', 'front34', ...closeUps]);
  });

  it('are all valid, with texts in both languages', () => {
    expect(problems).toEqual([]);
  });

  it.each(Object.entries(wanted))('have all %s', (_, keys) => {
    expect(keys.filter((key) => !entries.has(key) && !drawn.has(key))).toEqual([]);
  });

  it('have every file in the size of the manifest', () => {
    const wrong = pictures.flatMap(({ files }) =>
      files.filter(({ path, bytes }) => sizeOf(path) !== bytes).map(({ path }) => path),
    );
    expect(wrong).toEqual([]);
  });

  it.each(budgets)('stay within the size budget: %s', (_, place, budget) => {
    const placed = pictures.filter(({ key }) => place.test(key));
    expect(placed.length).toBeGreaterThan(0);
    const large = placed
      .flatMap(({ files }) => files)
      .filter(({ format, width, bytes }) => format === 'avif' && bytes > (budget[width] ?? 0));
    expect(large.map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([]);
  });

  it('each belong to a place with a budget', () => {
    const placeless = pictures.filter(({ key }) => !budgets.some(([, place]) => place.test(key)));
    expect(placeless.map(({ key }) => key)).toEqual([]);
  });

  it('have close-ups in all colours of a frame or in none, and only those in its chapters', () => {
    const found = new Set([...entries.keys()].filter((key) => closeUpOf(key) !== undefined));
    const complete = bikes.flatMap(({ slug, frames, colors, closeUps: requested }) =>
      frames.flatMap(({ short }) =>
        requested
          .filter((view) => view !== null)
          .map((view) => colors.map(({ color }) => buildBikePictureKey(slug, short, color, view)))
          .filter((keys) => keys.some((key) => found.has(key)))
          .flat(),
      ),
    );
    expect([...found].sort()).toEqual(complete.sort());
  });

  it('have no WebP wider than browsers without AVIF can use', () => {
    const large = pictures.flatMap(({ key, files }) => {
      const limit = closeUpOf(key) === undefined ? limits.wholeWebp : limits.closeUpWebp;
      return files.filter(({ format, width }) => format === 'webp' && width > limit);
    });
    expect(large.map(({ path }) => path)).toEqual([]);
  });

  it('stay within 220 MB together', () => {
    const files = new Map(
      pictures.flatMap((picture) => picture.files.map(({ path, bytes }) => [path, bytes] as const)),
    );
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(
      limits.totalBytes,
    );
  });
});
