import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findBuildFile } from '@/server/files/build-files';
import { createPageSheets } from '@/server/files/page-sheets';
import { finishPage } from '@/server/pages/finish-page';

/**
 * What a page of a build weighs as it leaves, before anybody touches it: bytes as compressed by hand, and files it names itself. Its
 * data come with its scripts.
 */
export interface Weight {
  readonly html: number;
  readonly htmlBrotli: number;
  readonly data: number;
  readonly js: number;
  readonly jsFiles: number;
  readonly css: number;
  readonly cssFiles: number;
  readonly fonts: number;
}

const sheet = /<link rel="stylesheet" href="([^"]+)"(?: data-precedence="next")?\/>/g;
const font = /<link rel="preload" href="(\/_next\/[^"?]+\.woff2)/g;
const lateScripts = /<script type="application\/json" id="late-scripts"[^>]*>(\[.*?\])<\/script>/;

/**
 * Throws when the build has no such page, when it names no script, sheet or font, or when the server cannot take its scripts, data
 * and sheets apart: then the framework's markup has changed.
 */
export async function builtPageWeight(build: string, path: string): Promise<Weight> {
  const findBuilt = findBuildFile(build);
  const sheets = createPageSheets(findBuilt);
  const made = readFileSync(join(build, 'server/app', `${path}.html`));
  const page = finishPage(made, {}, { lateAt: path, joinSheets: sheets.join });
  const html = page.body.plain?.toString() ?? '';
  const [, list = '[]'] = lateScripts.exec(html) ?? [];
  if (page.data?.plain == null) throw new Error(`${path} has data in a form that is not known`);

  const contents = async (addresses: readonly string[], kind: string) => {
    if (addresses.length === 0) throw new Error(`${path} names no ${kind}`);
    return Promise.all([...new Set(addresses)].map(content));
  };
  const content = async (address: string) => {
    const file = findBuilt(address, '') ?? sheets.find(address, '');
    if (file === null) throw new Error(`${path} names ${address}, which is not there`);
    return file.content?.() ?? readFileSync(file.place);
  };
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const scripts = await contents(JSON.parse(list) as string[], 'script');
  const styles = await contents(named(sheet), 'sheet');
  const fonts = await contents(named(font), 'font');
  return {
    html: gzipped(html),
    htmlBrotli: brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }).length,
    data: gzipped(page.data.plain),
    js: sum(scripts.map(gzipped)),
    jsFiles: scripts.length,
    css: sum(styles.map(gzipped)),
    cssFiles: styles.length,
    fonts: sum(fonts.map(({ length }) => length)),
  };
}

const gzipped = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
