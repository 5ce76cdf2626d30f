import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../http/accept-encoding';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** How hard to try: `quick` for what leaves once and at once, `small` for what is kept. */
type Effort = 'quick' | 'small';

const brotliQuality = { quick: 4, small: 11 };
const gzipLevel = { quick: 5, small: 9 };

/** The body in a coding; made off the event loop. */
export function compress(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  if (coding === 'gzip') return asGzip(body, { level: gzipLevel[effort] });
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
