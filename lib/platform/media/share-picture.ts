import 'server-only';
import { widthFor } from '@/domain/picture/stored-picture';
import { keepLast } from './keep-last';
import { type ManifestPicture, readManifest } from './manifest';
import { mediaFile } from './media-folder';

const WIDTH = 1200;
const HEIGHT = 630;
/** The page's paper (styles/_tokens.scss). */
const PAPER = '#f3f2ee';
const MARGIN = 24;
const QUALITY = 84;
/** Those who link to a page ask in bursts; about 60 kB each. */
const keep = keepLast(64);

/**
 * A picture as others show it when they link to a page: a JPEG of 1200 × 630, as many of them take neither AVIF nor WebP.
 * Scenes fill it; what stands on white stands on the page's paper. Null when there is no such picture.
 */
export async function sharePicture(key: string): Promise<{ jpeg: Buffer; version: string } | null> {
  const picture = readManifest().pictures.get(key);
  if (picture === undefined) return null;
  const jpeg = await keep(`${key} ${picture.version}`, () => composed(picture));
  return { jpeg, version: picture.version };
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
