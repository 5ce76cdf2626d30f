import zlib from 'node:zlib';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded with `node --import`. The best compression of a page takes 100 ms of CPU time, which only pays off with
 * thousands of readers. The end-to-end tests read pages a few times and change them, so they use a fast level of the
 * same encoding. Compressed sizes are checked separately (the page budgets of `npm test`).
 */
const { brotliCompress, constants, gzip } = zlib;

/** @type {(body: Buffer, options: zlib.BrotliOptions, answer: zlib.CompressCallback) => void} */
const squeezeQuickly = (body, options, answer) =>
  brotliCompress(
    body,
    { ...options, params: { ...options.params, [constants.BROTLI_PARAM_QUALITY]: 1 } },
    answer,
  );

/** @type {(body: Buffer, options: zlib.ZlibOptions, answer: zlib.CompressCallback) => void} */
const zipQuickly = (body, options, answer) => gzip(body, { ...options, level: 1 }, answer);

Object.assign(zlib, { brotliCompress: squeezeQuickly, gzip: zipQuickly });
syncBuiltinESMExports();
