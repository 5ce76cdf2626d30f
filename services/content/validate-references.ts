import { sitePages } from '@/lib/platform/navigation/site-pages';
import { trimCharacter } from '@/domain/text/text-utils';
import type { Locale } from './entries';
import { isRecord } from './list-query';
import type { FieldPath } from '../platform/yaml';
import type { ContentProblem } from './source/parse-markdown-source';
import type { SourceFile } from './source/source-file';
import { languages } from '@/domain/locale/language';
import type { CatalogEntries } from './map-catalog-entries';
import type { ContentSources } from './source/load-sources';
import type { MediaLibrary } from './media-library';

export interface MarkdownLink {
  href: string;
  isPicture: boolean;
  /** Line of the link within the text, from 0. */
  line: number;
}

// Matches inline links and images. Lengths are limited, because an unclosed bracket would otherwise cause a search
// through the whole text from each position.
const inline = /(!?)\[(?:[^\]\\]|\\.){0,1000}\]\(\s{0,100}<?([^)\s>]+)/g;
const defined = /^ {0,3}()\[[^\]]{1,1000}\]:\s{0,100}<?([^\s>]+)/gm;

/** Lists the links and pictures of a Markdown text, inline ones first. */
export function listMarkdownLinks(text: string): MarkdownLink[] {
  return [inline, defined].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, mark, href = ''], index, all) => ({
      href,
      isPicture: mark === '!',
      line: text.slice(0, all[index]?.index).split('\n').length - 1,
    })),
  );
}

/** A document that has its own page. */
export interface LinkableDocument {
  /** Slug and language; a null language means the same slug in all languages. */
  slug: string;
  locale: Locale | null;
}

/** Lists all paths of the site in one language that a link may point to, without the language and the leading slash. */
export function listLinkTargets(
  locale: Locale,
  folders: Readonly<Record<string, readonly LinkableDocument[]>>,
): ReadonlySet<string> {
  const paths = new Set(sitePages);
  for (const [folder, entries] of Object.entries(folders))
    for (const entry of entries)
      if (entry.locale === null || entry.locale === locale)
        paths.add(folder === '' ? entry.slug : `${folder}/${entry.slug}`);
  return paths;
}

/** Returns what is wrong with a link. Returns null when nothing is, or when the link cannot be checked here. */
export function findLinkProblem(href: string, paths: ReadonlySet<string>): string | null {
  if (!href.startsWith('/')) return null;
  const path = trimCharacter(href.replace(/[?#].*$/, ''), '/');
  if (/^(de|en)(\/|$)/.test(path)) return `link ${href} names a language; the site adds it`;
  const model = path.replace(/^(bikes\/[^/]+)\/configuration$/, '$1');
  return paths.has(model) ? null : `link ${href} leads nowhere`;
}

/** Valid targets of an entry's references. */
export interface LinkTargets {
  paths: ReadonlySet<string>;
  hasPicture(key: string): boolean;
}

const picturePath = /^\/media\/(.+)$/;

/** Finds broken pictures and links of a source, also within Markdown, with their lines. */
export function validateReferences(
  source: SourceFile<unknown>,
  site: LinkTargets,
): ContentProblem[] {
  const { file } = source;
  const problems: ContentProblem[] = [];
  // Line numbers are only determined for problems, as that requires slowly parsing the whole file again.
  const report = (reason: string | null, line: () => number) => {
    if (reason !== null) problems.push({ file, line: line(), reason });
  };

  const pictureFault = (key: string) =>
    site.hasPicture(key) ? null : `picture ${key} is not in the media folder`;

  function visitText(text: string, path: FieldPath): void {
    const field = path.at(-1);
    const line = () => source.lineOf(path);
    if (field === 'link') report(findLinkProblem(text, site.paths), line);
    else if (field === 'linkToBike') report(findLinkProblem(`/bikes/${text}`, site.paths), line);
    else if (field === 'linkToAccessory')
      report(findLinkProblem(`/accessories/${text}`, site.paths), line);
    else if (text.includes('](') || text.includes(']:'))
      for (const { href, line: offset } of listMarkdownLinks(text)) {
        const [, key] = picturePath.exec(href) ?? [];
        const fault = key === undefined ? findLinkProblem(href, site.paths) : pictureFault(key);
        report(fault, () => source.lineWithin(path, offset));
      }
  }

  function visit(value: unknown, path: FieldPath): void {
    if (typeof value === 'string') visitText(value, path);
    else if (Array.isArray(value)) value.forEach((part, index) => visit(part, [...path, index]));
    else if (isRecord(value) && typeof value.file === 'string' && path.length > 0)
      report(pictureFault(value.file), () => source.lineOf([...path, 'file']));
    else if (isRecord(value))
      for (const [field, part] of Object.entries(value)) visit(part, [...path, field]);
  }

  visit(source.content, []);
  return problems;
}

interface Surroundings {
  products: CatalogEntries;
  outlet: readonly LinkableDocument[];
  media: MediaLibrary;
}

/** Finds broken links and pictures in the sources. Sources that were checked before are skipped. */
export function findReferenceProblems(
  sources: ContentSources,
  surroundings: Surroundings,
  seen: ReadonlySet<unknown> = new Set(),
): ContentProblem[] {
  return languages.flatMap((locale) => {
    const site = siteOf(locale, sources, surroundings);
    const isNew = (source: { locale: Locale | null }) =>
      source.locale === locale && !seen.has(source);
    return [
      ...Object.values(sources)
        .flat()
        .filter(isNew)
        .flatMap((source) => validateReferences(source, site)),
      ...sources.notificationBanner.filter(isNew).flatMap(({ content: { slug }, file, lineOf }) => {
        const reason = slug === undefined ? null : findLinkProblem(`/${slug}`, site.paths);
        return reason === null ? [] : [{ file, line: lineOf(['slug']), reason }];
      }),
    ];
  });
}

function siteOf(
  locale: Locale,
  sources: ContentSources,
  { products, outlet, media }: Surroundings,
): LinkTargets {
  const addressable = (
    list: readonly { locale: Locale | null; content: { slug: string } }[],
  ): LinkableDocument[] =>
    list.map((source) => ({ slug: source.content.slug, locale: source.locale }));
  return {
    paths: listLinkTargets(locale, {
      '': addressable(sources.pages),
      news: addressable(sources.blogs),
      jobs: addressable(sources.jobs),
      events: addressable(sources.events),
      features: addressable(sources.features),
      dealers: addressable(sources.dealers),
      bikes: products.bikes,
      'bikes/outlet': outlet,
      accessories: products.accessories,
    }),
    hasPicture: (key) => media.problem !== null || media.picture(key, null) !== null,
  };
}
