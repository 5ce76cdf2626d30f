import 'server-only';
import { widthFor } from '@/domain/picture/stored-picture';
import { type ManifestPicture, readManifest } from './manifest';
import { mediaFile } from './media-folder';

const WIDTH = 1200;
const HEIGHT = 630;
/** The page's paper (styles/_tokens.scss). */
const PAPER = '#f3f2ee';
const MARGIN = 24;
const QUALITY = 84;
/** About 60 kB each. */
const MAX_KEPT = 64;

/** The last pictures made, by key and version; those who link to a page ask in bursts. */
const kept = new Map<string, Promise<Buffer>>();

/**
 * A picture as others show it when they link to a page: a JPEG of 1200 × 630, as many of them take neither AVIF nor WebP.
 * Scenes fill it; what stands on white stands on the page's paper. Null when there is no such picture.
 */
export async function sharePicture(key: string): Promise<{ jpeg: Buffer; version: string } | null> {
  const picture = readManifest().pictures.get(key);
  if (picture === undefined) return null;
  const name = `${key} ${picture.version}`;
  const jpeg = kept.get(name) ?? composed(picture);
  kept.delete(name);
  kept.set(name, jpeg);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  try {
    return { jpeg: await jpeg, version: picture.version };
  } catch (error) {
    kept.delete(name);
    throw error;
  }
}

/** The picture library comes with the framework where there is one for the machine; it is loaded when first needed. */
async function composed(picture: ManifestPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const file = mediaFile(`${picture.key}-${widthFor(picture, WIDTH)}.webp`);
  if (picture.kind === 'scene')
    return sharp(file)
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  const input = await sharp(file)
    .resize(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, { fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([{ input, blend: 'multiply' }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
