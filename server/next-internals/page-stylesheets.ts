import { readFile } from 'node:fs/promises';
import { isFrameworkDetailOn } from './framework-details.mjs';
import type { FindStaticFile, StaticFile } from '../static-files/send-file';

export interface PageStylesheets {
  /**
   * Replaces the stylesheets of a page by a joined one. Returns the page unchanged when its stylesheet links have an
   * unexpected form.
   */
  join(html: string): string;
  /** Finds a joined stylesheet by its path; null for all other paths. */
  readonly find: FindStaticFile;
}

/** Matches Next's stylesheet links. */
const link =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w~-]+)\.css" data-precedence="next"\/>/g;
const anyLink = /<link rel="stylesheet"/g;
const address = /^\/page-sheets\/([\w~+-]+)\.css$/;
const folder = '/_next/static/chunks/';

/**
 * Maximum number of joined stylesheets for accepting further ones from a URL. A cached page of an earlier start links
 * to a joined stylesheet that this process has not created, so it is created from the list of names in the URL.
 */
const maxBelieved = 200;
const maxSheets = 30;

/**
 * Joins the small stylesheets of a page into one, which saves requests and compresses better. The original links stay
 * in the page, disabled, because Next reads from them which stylesheets are loaded.
 */
export function createPageStylesheets(findBuilt: FindStaticFile): PageStylesheets {
  const joined = new Map<string, StaticFile>();

  function remember(names: readonly string[]): StaticFile | null {
    const files = names.map((name) => findBuilt(`${folder}${name}.css`, ''));
    const [first] = files;
    if (!first || !files.every((file) => file !== null)) return null;
    const known: StaticFile = {
      ...first,
      filePath: addressOf(names),
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      content: async () => Buffer.concat(await Promise.all(files.map(read))),
    };
    joined.set(known.filePath, known);
    return known;
  }

  function believe(names: readonly string[]): StaticFile | null {
    const isList = names.length <= maxSheets && new Set(names).size === names.length;
    return isList && joined.size < maxBelieved ? remember(names) : null;
  }

  return {
    join(html) {
      if (!isFrameworkDetailOn('joined-stylesheets')) return html;
      const names = [...html.matchAll(link)].map(([, name = '']) => name);
      const headEnd = html.indexOf('</head>');
      if (
        !hasKnownStylesheets(html) ||
        names.length < 2 ||
        html.lastIndexOf('<link rel="stylesheet"') > headEnd
      )
        return html;
      const file = joined.get(addressOf(names)) ?? remember(names);
      if (file === null) return html;
      const off = html.replace(link, (whole) => whole.replace('/>', ' disabled=""/>'));
      const first = html.search(link);
      return `${off.slice(0, first)}<link rel="stylesheet" href="${file.filePath}"/>${off.slice(first)}`;
    },
    find(path) {
      const [, list = ''] = address.exec(path) ?? [];
      return list === '' ? null : (joined.get(path) ?? believe(list.split('+')));
    },
  };
}

/** True when a page has stylesheet links and all of them have Next's form. */
export function hasKnownStylesheets(html: string): boolean {
  return html.match(anyLink)?.length === html.match(link)?.length && html.search(link) !== -1;
}

const addressOf = (names: readonly string[]) => `/page-sheets/${names.join('+')}.css`;

/** Relative URLs in a stylesheet, which must be rewritten because the joined file has another path. */
const relative = /url\((?!["']?(?:data:|\/|https?:|#))(["']?)([^)"']+)\1\)/g;

async function read({ filePath: place }: StaticFile): Promise<Buffer> {
  const text = await readFile(place, 'utf8');
  const base = new URL(folder, 'http://site.invalid');
  return Buffer.from(
    text.replace(relative, (_, __, name: string) => `url(${new URL(name, base).pathname})`),
  );
}
