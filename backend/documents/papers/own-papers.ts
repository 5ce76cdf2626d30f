import type { DownloadEntry } from '../../content/entries';
import type { FindPaperText } from './papers';

/** The texts of the files here. */
export function ownPapers(published: () => readonly DownloadEntry[]): FindPaperText {
  return (language, slug) => {
    const found = published().find((one) => one.locale === language && one.slug === slug);
    return Promise.resolve(found ?? null);
  };
}
