import zlib from 'node:zlib';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before everything else (`node --import`): the smallest form of a page costs a tenth of a second of a processor, which pays where
 * thousands read it. Journeys read a page some times and change it: they get a quick form in the same coding. How small pages
 * get is weighed apart from them (`npm test`, pages within their budgets).
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
