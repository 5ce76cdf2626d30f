import { LRUCache } from 'lru-cache';
import { getSuitableWidth } from './stored-picture';
import { type ManifestPicture, getManifest, getMediaPath } from './manifest';
import 'server-only';

/**
 * Creates a cache of at most `max` rendered pictures by name; concurrent requests share one rendering. A failed
 * rendering is retried by the next call.
 */
function createPictureCache(
  max: number,
): (name: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  const cachedImages = new LRUCache<string, Promise<Buffer>>({ max });
  return async (name, make) => {
    const picture = cachedImages.get(name) ?? make();
    cachedImages.set(name, picture);
    try {
      return await picture;
    } catch (error) {
      if (cachedImages.get(name) === picture) cachedImages.delete(name);
      throw error;
    }
  };
}

/**
 * Width of email pictures: twice the width in px shown in an email (services/shop/order/emails/render-order-email.ts).
 */
const MAIL_WIDTH = 1072;
const MAIL_HEIGHT = 714;
/** Background of emails (services/mail/email-layout.ts). */
const MAIL_BACKGROUND = '#fbfaf7';
const MAIL_QUALITY = 80;

/** Cached pictures for emails, about 50 kB each; an email is opened a few times after an order. */
const mailPictures = createPictureCache(64);

/**
 * Renders a picture for emails as JPEG: white backgrounds are replaced by the email background, in the email's
 * proportions. `source` is the file of a stored picture or a drawing; `name` is the cache key and includes the version.
 * The result is cached.
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
/** Background color of the page (styles/_tokens.scss). */
const SHARE_BACKGROUND = '#f3f2ee';
const MARGIN = 24;
const SHARE_QUALITY = 84;
/** Cached pictures for link previews, about 60 kB each; link previews are requested in bursts. */
const sharePictures = createPictureCache(64);

/**
 * Renders a picture for link previews: a JPEG of 1200 × 630, because many clients support neither AVIF nor WebP. Scenes
 * fill the whole JPEG; pictures on white get the page's background. Null when there is no such picture.
 */
export async function renderSharePicture(
  key: string,
): Promise<{ jpeg: Buffer; version: string } | null> {
  const picture = getManifest().pictures.get(key);
  if (picture === undefined) return null;
  const jpeg = await sharePictures(`${key} ${picture.version}`, () => composed(picture));
  return { jpeg, version: picture.version };
}

/**
 * Composes the JPEG with sharp, which is loaded on first use. The framework installs sharp only where a build for the
 * platform exists.
 */
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
