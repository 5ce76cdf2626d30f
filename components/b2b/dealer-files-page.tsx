'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type B2bFile,
  isNewFile,
  fileCategories,
  type FileFilter,
  toFileFilterQuery,
  groupFiles,
  parseFileFilter,
} from '@/domain/dealer-account/b2b-files';
import { getB2bHref } from '@/lib/browser/b2b/b2b-client';
import { formatBytes } from '@/lib/browser/b2b/format-b2b-values';
import { formatTableDay } from '@/lib/platform/i18n/format-days';
import { useOverview } from '@/lib/browser/b2b/use-b2b-overview';
import { reloadDealerFiles, useDealerFiles } from '@/lib/browser/b2b/b2b-catalog-queries';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import { B2bPageHeader } from './b2b-page-header';
import { B2bSection } from './b2b-section';
import { FilterBar, FilterSearch, FilterSelect } from './filter-fields';
import '@/styles/on-demand/definition-lists.scss';
import '@/styles/on-demand/lists.scss';
import './b2b.scss';

/** Lists the files; each row is a download link. Files changed since the last visit are marked. */
function DealerFileList({ files }: { readonly files: readonly B2bFile[] }) {
  const t = useTranslations('b2b.downloads');
  const language = useLocale();
  const since = useOverview(language).value?.since ?? null;
  return (
    <ul className="lt-index lt-b2b-files">
      {files.map((file) => (
        <li key={file.id}>
          <a href={getB2bHref(`/files/${file.id}`, language)} hrefLang={file.language ?? undefined}>
            <span className="k">
              {formatOf(file)}, {formatBytes(file.bytes, language)}
              {file.language && <span className="d-block">{t(`language.${file.language}`)}</span>}
            </span>
            <div>
              <h3 className="h5">
                {file.title}{' '}
                {isNewFile(file, since) && (
                  <span className="lt-tag is-accent ms-1">{t('new')}</span>
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

/** Files for dealers only, by category. The search is stored in the URL. */
export function DealerFilesPage() {
  const t = useTranslations('b2b.downloads');
  const language = useLocale();
  const loaded = useDealerFiles(language);
  return (
    <>
      <B2bPageHeader title={t('title')} hasPrices={false}>
        {t('intro')}
      </B2bPageHeader>
      <B2bSection loaded={loaded} onRetry={() => void reloadDealerFiles(language)} rows={6}>
        {({ files }) =>
          files.length > 0 ? <Files files={files} /> : <p className="text-2">{t('empty')}</p>
        }
      </B2bSection>
    </>
  );
}

function Files({ files }: { readonly files: readonly B2bFile[] }) {
  const t = useTranslations('b2b.downloads');
  const [query, write] = useUrlQuery();
  const filter = parseFileFilter(query);
  const groups = groupFiles(files, filter);
  const count = groups.reduce((sum, group) => sum + group.files.length, 0);
  return (
    <>
      <FilesFilter filter={filter} onChange={(next) => write(toFileFilterQuery(next), 'replace')} />
      <div className="lt-b2b-count">
        <p role="status">{t('count', { count })}</p>
      </div>
      {groups.length === 0 && <p className="text-2">{t('noneFound')}</p>}
      {groups.map(({ category, files: found }) => (
        <section key={category} className="mb-5" aria-labelledby={`files-${category}`}>
          <h2 className="h4" id={`files-${category}`}>
            {t(`category.${category}`)}
          </h2>
          <DealerFileList files={found} />
        </section>
      ))}
    </>
  );
}

type FilterProps = {
  readonly filter: FileFilter;
  readonly onChange: (filter: FileFilter) => void;
};

function FilesFilter({ filter, onChange }: FilterProps) {
  const t = useTranslations('b2b.downloads');
  return (
    <FilterBar label={t('filter')}>
      <FilterSearch
        label={t('search')}
        value={filter.words}
        onChange={(searchText) => onChange({ ...filter, words: searchText })}
      />
      <FilterSelect
        label={t('categoryLabel')}
        all={t('all')}
        value={filter.category}
        options={fileCategories.map((category) => [category, t(`category.${category}`)])}
        onChange={(category) => onChange({ ...filter, category })}
      />
      <FilterSelect
        label={t('languageLabel')}
        all={t('all')}
        value={filter.language}
        options={[
          ['de', t('language.de')],
          ['en', t('language.en')],
        ]}
        onChange={(language) => onChange({ ...filter, language })}
      />
    </FilterBar>
  );
}
