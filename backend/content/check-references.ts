import { isRecord } from './is-record';
import { markdownLinks } from './markdown-links';
import { linkFault } from './site-paths';
import type { ContentProblem, FieldPath } from './source/content-problem';
import type { SourceFile } from './source/source-file';

/** What an entry may refer to. */
export interface Site {
  paths: ReadonlySet<string>;
  hasPicture(key: string): boolean;
}

const picturePath = /^\/media\/(.+)$/;

/** Pictures and links of a source that lead nowhere, each with its line; also those within Markdown. */
export function checkReferences(source: SourceFile<unknown>, site: Site): ContentProblem[] {
  const { file } = source;
  const problems: ContentProblem[] = [];
  // Lines are looked for only where something is wrong: that takes reading the whole file again, slowly.
  const report = (reason: string | null, line: () => number) => {
    if (reason !== null) problems.push({ file, line: line(), reason });
  };

  const pictureFault = (key: string) =>
    site.hasPicture(key) ? null : `picture ${key} is not in the media folder`;

  function visitText(text: string, path: FieldPath): void {
    const field = path.at(-1);
    const line = () => source.lineOf(path);
    if (field === 'link') report(linkFault(text, site.paths), line);
    else if (field === 'linkToBike') report(linkFault(`/bikes/${text}`, site.paths), line);
    else if (field === 'linkToAccessory')
      report(linkFault(`/accessories/${text}`, site.paths), line);
    else if (text.includes('](') || text.includes(']:'))
      for (const { href, line: offset } of markdownLinks(text)) {
        const [, key] = picturePath.exec(href) ?? [];
        const fault = key === undefined ? linkFault(href, site.paths) : pictureFault(key);
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
