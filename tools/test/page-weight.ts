import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBuildFileFinder } from '@/server/static-files/build-files';
import { createPageStylesheets } from '@/server/next-internals/page-stylesheets';
import { postProcessPage } from '@/server/page-cache/post-process-page';

/**
 * Weight of a built page in its initial load: compressed sizes in bytes, and the files it references. Its data is part
 * of the scripts.
 */
export interface PageWeight {
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
const deferredScripts =
  /<script type="application\/json" id="deferred-scripts"[^>]*>(\[.*?\])<\/script>/;

/**
 * Returns the weight of a built page. Throws if the build has no such page, if the page references no script,
 * stylesheet or font, or if the server cannot separate its scripts, data and stylesheets. In that case Next's markup
 * has changed.
 */
export async function getPageWeight(build: string, path: string): Promise<PageWeight> {
  const findBuilt = createBuildFileFinder(build);
  const sheets = createPageStylesheets(findBuilt);
  const made = readFileSync(join(build, 'server/app', `${path}.html`));
  const page = postProcessPage(made, {}, { deferredPath: path, joinSheets: sheets.join });
  const html = page.body.uncompressed?.toString() ?? '';
  const [, list = '[]'] = deferredScripts.exec(html) ?? [];
  if (page.data?.uncompressed == null) throw new Error(`${path} has data in an unknown format`);

  const contents = async (addresses: readonly string[], kind: string) => {
    if (addresses.length === 0) throw new Error(`${path} has no ${kind}`);
    return Promise.all([...new Set(addresses)].map(content));
  };
  const content = async (address: string) => {
    const file = findBuilt(address, '') ?? sheets.find(address, '');
    if (file === null) throw new Error(`${path} references ${address}, which does not exist`);
    return file.content?.() ?? readFileSync(file.filePath);
  };
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const scripts = await contents(JSON.parse(list) as string[], 'script');
  const styles = await contents(named(sheet), 'sheet');
  const fonts = await contents(named(font), 'font');
  return {
    html: getGzipSize(html),
    htmlBrotli: brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }).length,
    data: getGzipSize(page.data.uncompressed),
    js: sumNumbers(scripts.map(getGzipSize)),
    jsFiles: scripts.length,
    css: sumNumbers(styles.map(getGzipSize)),
    cssFiles: styles.length,
    fonts: sumNumbers(fonts.map(({ length }) => length)),
  };
}

const getGzipSize = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;
const sumNumbers = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The maximum of each value of PageWeight: sizes in KiB, or a number of files. */
export type PageBudget = Readonly<Record<keyof PageWeight, number>>;

/** Returns the unit of a value of PageWeight: KiB for a size, empty for a number of files. */
const getUnit = (figure: string) => (figure.endsWith('Files') ? '' : ' KiB');

/**
 * Returns one message per value above its budget. Sizes are compared in tenths of a KiB, as budgets have them: the names
 * of a build's files are hashes, so compressed pages differ by hundredths from build to build.
 */
export function findBudgetErrors(path: string, weight: PageWeight, budget: PageBudget): string[] {
  return Object.entries(weight).flatMap(([figure, value]) => {
    const unit = getUnit(figure);
    const shown = unit === '' ? value : Math.round((value / 1024) * 10) / 10;
    const most = budget[figure as keyof PageWeight];
    return shown <= most ? [] : [`${path}: ${figure} ${shown}${unit}, ${most}${unit} at most`];
  });
}
