import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * What a page of a build weighs before anybody touches it: bytes as compressed by hand, and files it names itself.
 * @typedef {{ html: number, htmlBrotli: number, js: number, jsFiles: number, css: number, cssFiles: number, fonts: number }} Weight
 */

const script = /<script(?![^>]*\snoModule)[^>]*\ssrc="(\/_next\/[^"?]+)/g;
const sheet = /<link rel="stylesheet" href="(\/_next\/[^"?]+)/g;
const font = /<link rel="preload" href="(\/_next\/[^"?]+\.woff2)/g;

/**
 * Throws when the build has no such page, or when it names no script, sheet or font: then the framework's markup has changed, and
 * nothing would be measured.
 * @param {string} build the build's directory
 * @param {string} path the page's, with its language
 * @returns {Weight}
 */
export function builtPageWeight(build, path) {
  const html = readFileSync(join(build, 'server/app', `${path}.html`));
  const files = (/** @type {RegExp} */ pattern) => {
    const addresses = [...html.toString().matchAll(pattern)].map(([, address = '']) => address);
    if (addresses.length === 0) throw new Error(`${path} names nothing like ${pattern}`);
    return [...new Set(addresses)].map((address) =>
      readFileSync(join(build, address.replace('/_next/', ''))),
    );
  };
  const [scripts, sheets, fonts] = [files(script), files(sheet), files(font)];
  return {
    html: gzipped(html),
    htmlBrotli: brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }).length,
    js: sum(scripts.map(gzipped)),
    jsFiles: scripts.length,
    css: sum(sheets.map(gzipped)),
    cssFiles: sheets.length,
    fonts: sum(fonts.map(({ length }) => length)),
  };
}

const gzipped = (/** @type {Buffer} */ content) => gzipSync(content, { level: 9 }).length;
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, one) => total + one, 0);
