'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { B2bFile } from '@/domain/b2b/b2b-file';
import {
  fileCategories,
  type FileFilter,
  fileFilterQuery,
  groupFiles,
  toFileFilter,
} from '@/domain/b2b/file-filter';
import { reloadDealerFiles, useDealerFiles } from '@/lib/browser/b2b/files';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import { B2bHead } from '../parts/b2b-head';
import { B2bSection } from '../parts/b2b-section';
import { FilterBar, FilterSearch, FilterSelect } from '../parts/filter-fields';
import { DealerFileList } from './dealer-file-list';
import '@/components/b2b/parts/parts.scss';

/** Files only dealers may have, by category; what is looked for stands in the address. */
export function DealerFilesPage() {
  const t = useTranslations('b2b.downloads');
  const language = useLocale();
  const loaded = useDealerFiles(language);
  return (
    <>
      <B2bHead title={t('title')} hasPrices={false}>
        {t('intro')}
      </B2bHead>
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
  const filter = toFileFilter(query);
  const groups = groupFiles(files, filter);
  const count = groups.reduce((sum, group) => sum + group.files.length, 0);
  return (
    <>
      <FilesFilter filter={filter} onChange={(next) => write(fileFilterQuery(next), 'replace')} />
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
        onChange={(words) => onChange({ ...filter, words })}
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
