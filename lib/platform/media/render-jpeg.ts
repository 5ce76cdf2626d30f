import { getSuitableWidth } from './stored-picture';
import { type ManifestPicture, getManifest, getMediaPath } from './manifest';
import 'server-only';

/**
 * Remembers the last pictures that were made, at most so many, by name: whoever asks while one is being made waits for the same one. One
 * that fails is made anew at the next call.
 */
function createPictureCache(
  max: number,
): (name: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return async (name, make) => {
    const picture = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, picture);
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      if (kept.get(name) === picture) kept.delete(name);
      throw error;
    }
  };
}

/** Twice the points a mail shows it in (backend/shop/order/order-mail-html.ts). */
const MAIL_WIDTH = 1072;
const MAIL_HEIGHT = 714;
/** The paper of mails (backend/mail/letterhead.ts). */
const MAIL_BACKGROUND = '#fbfaf7';
const MAIL_QUALITY = 80;

/** A mail is opened a few times after an order; about 50 kB each. */
const mailPictures = createPictureCache(64);

/**
 * A picture for mails as JPEG: what stands on white stands on their paper, in their proportions. `source` is the file of a stored
 * picture, or a drawing; `name` is its own, version included. Made once and kept for a while.
 */
export function renderMailJpeg(name: string, source: string | Buffer): Promise<Buffer> {
  return mailPictures(name, async () => {
    const { default: sharp } = await import('sharp');
    const input = await sharp(source)
      .resize(MAIL_WIDTH, MAIL_HEIGHT, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return sharp({
      create: { width: MAIL_WIDTH, height: MAIL_HEIGHT, channels: 3, background: MAIL_BACKGROUND },
    })
      .composite([{ input, blend: 'multiply' }])
      .jpeg({ quality: MAIL_QUALITY, mozjpeg: true })
      .toBuffer();
  });
}

const SHARE_WIDTH = 1200;
const SHARE_HEIGHT = 630;
/** The page's paper (styles/_tokens.scss). */
const SHARE_BACKGROUND = '#f3f2ee';
const MARGIN = 24;
const SHARE_QUALITY = 84;
/** Those who link to a page ask in bursts; about 60 kB each. */
const sharePictures = createPictureCache(64);

/**
 * A picture as others show it when they link to a page: a JPEG of 1200 × 630, as many of them take neither AVIF nor WebP.
 * Scenes fill it; what stands on white stands on the page's paper. Null when there is no such picture.
 */
export async function renderSharePicture(
  key: string,
): Promise<{ jpeg: Buffer; version: string } | null> {
  const picture = getManifest().pictures.get(key);
  if (picture === undefined) return null;
  const jpeg = await sharePictures(`${key} ${picture.version}`, () => composed(picture));
  return { jpeg, version: picture.version };
}

/** The picture library comes with the framework where there is one for the machine; it is loaded when first needed. */
async function composed(picture: ManifestPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const file = getMediaPath(`${picture.key}-${getSuitableWidth(picture, SHARE_WIDTH)}.webp`);
  if (picture.kind === 'scene')
    return sharp(file)
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover' })
      .jpeg({ quality: SHARE_QUALITY })
      .toBuffer();
  const input = await sharp(file)
    .resize(SHARE_WIDTH - 2 * MARGIN, SHARE_HEIGHT - 2 * MARGIN, { fit: 'inside' })
    .toBuffer();
  return sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: SHARE_BACKGROUND },
  })
    .composite([{ input, blend: 'multiply' }])
    .jpeg({ quality: SHARE_QUALITY })
    .toBuffer();
}
