import { readFile } from 'node:fs/promises';
import type { FindStaticFile, StaticFile } from '../static-files/send-file';

export interface PageStylesheets {
  /** The page with one sheet in the place of those it names; as it is when it names them in a form that is not known. */
  join(html: string): string;
  /** The joined sheets of pages. */
  readonly find: FindStaticFile;
}

/** As the framework writes it. */
const link =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w~-]+)\.css" data-precedence="next"\/>/g;
const anyLink = /<link rel="stylesheet"/g;
const address = /^\/page-sheets\/([\w~+-]+)\.css$/;
const folder = '/_next/static/chunks/';

/** Pages of an earlier start name their sheets before this one has made them: so many such lists are believed. */
const mostBelieved = 200;
const mostSheets = 30;

/**
 * A page names up to nine small sheets; joined they are one request and compress as one. The page keeps its links, switched off: the
 * framework sees in them which sheets are there, and later pages bring only others.
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
    const isList = names.length <= mostSheets && new Set(names).size === names.length;
    return isList && joined.size < mostBelieved ? remember(names) : null;
  }

  return {
    join(html) {
      const names = [...html.matchAll(link)].map(([, name = '']) => name);
      const headEnd = html.indexOf('</head>');
      const isKnown = html.match(anyLink)?.length === names.length;
      if (!isKnown || names.length < 2 || html.lastIndexOf('<link rel="stylesheet"') > headEnd)
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

const addressOf = (names: readonly string[]) => `/page-sheets/${names.join('+')}.css`;

/** What a sheet names beside itself lies elsewhere from where it is joined. */
const relative = /url\((?!["']?(?:data:|\/|https?:|#))(["']?)([^)"']+)\1\)/g;

async function read({ filePath: place }: StaticFile): Promise<Buffer> {
  const text = await readFile(place, 'utf8');
  const base = new URL(folder, 'http://site.invalid');
  return Buffer.from(
    text.replace(relative, (_, __, name: string) => `url(${new URL(name, base).pathname})`),
  );
}
