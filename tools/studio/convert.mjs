// node tools/studio/convert.mjs <folder of PNGs> <picture.png> ... Writes every picture as AVIF and WebP in all widths
// to demo/media and updates demo/media/manifest.json. The path of a picture in the folder is also its path in
// demo/media. Its alternative texts come from the JSON file next to it.
import { mkdir, readFile, rename, stat, writeFile, rm, open } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const MEDIA = resolve(dirname(fileURLToPath(import.meta.url)), '../../demo/media');
const MANIFEST = join(MEDIA, 'manifest.json');
const LOCK = join(MEDIA, '.manifest.lock');
const WIDTHS = [480, 680, 800, 1200, 1600, 2400, 3200];
/** Width in px that only side views get: a list card on a phone with device pixel ratio 2. */
const PHONE_CARD = 680;
/** Width in px that only hero pictures get, for close views. */
const HERO = 2400;
const FORMATS = {
  avif: { quality: 54, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 4, smartSubsample: true },
};
/**
 * Widths of the largest WebP file in px. WebP serves the few browsers without AVIF, and dealers, who print whole views
 * but no close-ups.
 */
const WEBP = { wholeView: 1600, closeUp: 800 };
/** Maximum size of an AVIF file that is 1600 px wide. A larger file is encoded again with a lower quality. */
const LIMIT = { width: 1600, format: 'avif', bytes: 60_000 };

const hex = ([red, green, blue]) =>
  `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

async function averageColour(png) {
  const { data } = await sharp(png)
    .removeAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return hex(data);
}

async function placeholder(png) {
  const tiny = await sharp(png).resize({ width: 24 }).webp({ quality: 40, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function writeFormat(png, key, width, format) {
  const path = `${key}-${width}.${format}`;
  const file = join(MEDIA, path);
  await mkdir(dirname(file), { recursive: true });
  for (let quality = FORMATS[format].quality; ; quality -= 6) {
    const options = { ...FORMATS[format], quality };
    const info = await sharp(png).resize({ width })[format](options).toFile(`${file}.part`);
    const tooLarge = width === LIMIT.width && format === LIMIT.format && info.size > LIMIT.bytes;
    if (tooLarge && quality > 30) continue;
    await rename(`${file}.part`, file);
    return { path, format, width: info.width, height: info.height, bytes: info.size };
  }
}

async function convert(folder, png) {
  const key = relative(folder, png)
    .replace(/\.png$/, '')
    .split('\\')
    .join('/');
  if (key.startsWith('..')) throw new Error(`${png} is not inside ${folder}`);
  const caption = JSON.parse(await readFile(png.replace(/\.png$/, '.json'), 'utf8'));
  const { width, height } = await sharp(png).metadata();
  const files = [];
  const { also = {}, closeUp = false, ...lead } = caption;
  const widest = { avif: width, webp: WEBP[closeUp ? 'closeUp' : 'wholeView'] };
  for (const format of Object.keys(FORMATS))
    for (const target of widthsOf(width, widest[format], lead.view === 'side'))
      files.push(await writeFormat(png, key, target, format));
  const color = await averageColour(png);
  const shown = { width, height, average: color, placeholder: await placeholder(png), files };
  return Object.entries({ [key]: lead, ...also }).map(([name, words]) => [
    name,
    { ...words, ...shown },
  ]);
}

const widthsOf = (width, widest, isSide) =>
  WIDTHS.filter((known) => known <= Math.min(width, widest))
    .filter((known) => known !== HERO || width === HERO)
    .filter((known) => known !== PHONE_CARD || isSide);

/** Runs `change` under a lock file: two conversions may run at once, but only one may change the manifest at a time. */
async function withLock(change) {
  await mkdir(MEDIA, { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      await (await open(LOCK, 'wx')).close();
      break;
    } catch (error) {
      const old = await stat(LOCK).catch(() => null);
      if (error.code !== 'EEXIST') throw error;
      if (old !== null && Date.now() - old.mtimeMs > 30_000) await rm(LOCK, { force: true });
      if (attempt > 600) throw new Error(`${LOCK} was not released in time`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  try {
    await change();
  } finally {
    await rm(LOCK, { force: true });
  }
}

async function readManifest() {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { pictures: {} };
    throw error;
  }
}

async function remember(entries) {
  await withLock(async () => {
    const { pictures } = await readManifest();
    const all = Object.entries({ ...pictures, ...Object.fromEntries(entries) });
    all.sort(([a], [b]) => (a < b ? -1 : 1));
    await writeFile(
      `${MANIFEST}.part`,
      `${JSON.stringify({ pictures: Object.fromEntries(all) }, null, 1)}\n`,
    );
    await rename(`${MANIFEST}.part`, MANIFEST);
  });
}

const [folder, ...pngs] = process.argv.slice(2);
if (folder === undefined || pngs.length === 0) {
  process.stderr.write('usage: node tools/studio/convert.mjs <folder of PNGs> <picture.png> ...\n');
  process.exit(2);
}
for (const png of pngs) {
  const entries = await convert(resolve(folder), resolve(png));
  await remember(entries);
  const [[key, entry]] = entries;
  const large = entry.files.find(
    ({ width, format }) => width === LIMIT.width && format === LIMIT.format,
  );
  const total = entry.files.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(
    `${key}: ${Math.round(total / 1000)} kB${large ? `, ${Math.round(large.bytes / 1000)} kB at ${large.width}` : ''}\n`,
  );
}
