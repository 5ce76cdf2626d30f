import 'server-only';
import { keepLast } from './keep-last';

/** Twice the points a mail shows it in (backend/shop/order/order-mail-html.ts). */
const WIDTH = 1072;
const HEIGHT = 714;
/** The paper of mails (backend/mail/letterhead.ts). */
const PAPER = '#fbfaf7';
const QUALITY = 80;

/** A mail is opened a few times after an order; about 50 kB each. */
const keep = keepLast(64);

/**
 * A picture for mails as JPEG: what stands on white stands on their paper, in their proportions. `source` is the file of a stored
 * picture, or a drawing; `name` is its own, version included. Made once and kept for a while.
 */
export function mailJpeg(name: string, source: string | Buffer): Promise<Buffer> {
  return keep(name, async () => {
    const { default: sharp } = await import('sharp');
    const input = await sharp(source)
      .resize(WIDTH, HEIGHT, { fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
      .composite([{ input, blend: 'multiply' }])
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  });
}
