'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { B2bFile } from '@/domain/b2b/b2b-file';
import { isNewFile } from '@/domain/b2b/file-filter';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import { formatBytes } from '@/lib/browser/b2b/format-bytes';
import { formatTableDay } from '@/lib/platform/i18n/days';
import { useOverview } from '@/lib/browser/b2b/overview';
import '@/styles/by-use/facts.scss';
import '@/styles/by-use/lists.scss';

/** Files line by line; each line is the file. What changed since the last visit is marked. */
export function DealerFileList({ files }: { readonly files: readonly B2bFile[] }) {
  const t = useTranslations('b2b.downloads');
  const language = useLocale();
  const since = useOverview(language).value?.since ?? null;
  return (
    <ul className="lt-index lt-b2b-files">
      {files.map((file) => (
        <li key={file.id}>
          <a href={b2bHref(`/files/${file.id}`, language)} hrefLang={file.language ?? undefined}>
            <span className="k">
              {formatOf(file)}, {formatBytes(file.bytes, language)}
              {file.language && <span className="d-block">{t(`language.${file.language}`)}</span>}
            </span>
            <div>
              <h3 className="h5">
                {file.title}{' '}
                {isNewFile(file, since) && (
                  <span className="lt-tag is-klingel ms-1">{t('new')}</span>
                )}
              </h3>
              {file.description && <p>{file.description}</p>}
            </div>
            <span className="k">
              {file.version && (
                <span className="d-block">{t('version', { version: file.version })}</span>
              )}
              {formatTableDay(file.updatedAt, language)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function formatOf({ fileName }: B2bFile): string {
  return fileName.split('.').at(-1)?.toUpperCase() ?? '';
}
