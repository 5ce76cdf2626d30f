'use client';

import { useTranslations, useLocale } from 'next-intl';
import {
  type ImageFilter,
  listImageOptions,
  imageSubjects,
  type LibraryImage,
  filterImages,
  toImageFilterQuery,
  parseImageFilter,
} from '@/domain/dealer-account/image-library';
import { FilterBar, FilterSelect } from '@/components/b2b/filter-fields';
import { useImageViewName, ImagePreview, ImageTile } from './image-preview';
import { useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import { ZipDownloadForm } from './zip-download-form';
import { reloadLibraryImages, useLibraryImages } from '@/lib/browser/b2b/b2b-catalog-queries';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { B2bSection } from '@/components/b2b/b2b-section';
import './images.scss';
import '@/components/b2b/b2b.scss';

type Props = {
  readonly images: readonly LibraryImage[];
  readonly filter: ImageFilter;
  readonly onChange: (filter: ImageFilter) => void;
};

/** Filters by kind, model, color and view. Changing kind or model resets the values that no longer match. */
function ImageFilterBar({ images, filter, onChange }: Props) {
  const t = useTranslations('b2b.images');
  const viewName = useImageViewName();
  const { slugs, colors, views } = listImageOptions(images, filter);
  return (
    <FilterBar label={t('filter')}>
      <FilterSelect
        label={t('kind')}
        all={t('all')}
        value={filter.subject}
        options={imageSubjects.map((subject) => [subject, t(`subject.${subject}`)])}
        onChange={(subject) => onChange({ subject, slug: null, color: null, view: null })}
      />
      <FilterSelect
        label={t('model')}
        all={t('all')}
        value={filter.slug}
        options={slugs}
        onChange={(slug) => onChange({ ...filter, slug, color: null, view: null })}
      />
      <FilterSelect
        label={t('color')}
        all={t('all')}
        value={filter.color}
        options={colors.map((color) => [color, color])}
        onChange={(color) => onChange({ ...filter, color })}
      />
      <FilterSelect
        label={t('viewLabel')}
        all={t('all')}
        value={filter.view}
        options={views.map((view) => [view, viewName(view)])}
        onChange={(view) => onChange({ ...filter, view })}
      />
    </FilterBar>
  );
}

const pageSize = 48;

/** The filtered images as selectable tiles. The selection remains when the filter changes. */
function ImageLibrary({ images }: { readonly images: readonly LibraryImage[] }) {
  const t = useTranslations('b2b.images');
  const [query, write] = useUrlQuery();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [previewId, setPreviewId] = useState<string | null>(null);
  const [limit, setLimit] = useState(pageSize);
  const filter = parseImageFilter(query);
  const found = filterImages(images, filter);
  const preview = images.find(({ id }) => id === previewId) ?? null;
  const isAllChosen = found.length > 0 && found.every(({ id }) => chosen.has(id));

  function choose(ids: readonly string[], isChosen: boolean): void {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  return (
    <>
      <ImageFilterBar
        images={images}
        filter={filter}
        onChange={(next) => {
          setLimit(pageSize);
          write(toImageFilterQuery(next), 'replace');
        }}
      />
      <div className="lt-b2b-count">
        <p role="status">{t('count', { count: found.length })}</p>
        {found.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() =>
              choose(
                found.map(({ id }) => id),
                !isAllChosen,
              )
            }
          >
            {t(isAllChosen ? 'selectNone' : 'selectAll')}
          </Button>
        )}
      </div>
      {found.length === 0 && <p className="text-2">{t('noneFound')}</p>}
      <ul className="lt-b2b-images">
        {found.slice(0, limit).map((image) => (
          <ImageTile
            key={image.id}
            image={image}
            isChosen={chosen.has(image.id)}
            onChoose={(isChosen) => choose([image.id], isChosen)}
            onPreview={() => setPreviewId(image.id)}
          />
        ))}
      </ul>
      {found.length > limit && (
        <Button variant="outline" className="mt-4" onClick={() => setLimit(limit + pageSize)}>
          {t('more', { count: Math.min(pageSize, found.length - limit) })}
        </Button>
      )}
      <ImagePreview
        image={preview}
        isChosen={preview !== null && chosen.has(preview.id)}
        onChoose={(isChosen) => preview && choose([preview.id], isChosen)}
        onClose={() => setPreviewId(null)}
      />
      <ZipDownloadForm
        images={images.filter(({ id }) => chosen.has(id))}
        onClear={() => setChosen(new Set())}
      />
    </>
  );
}

/** The image library for dealers: preview, select and download. */
export function ImageLibraryPage() {
  const t = useTranslations('b2b.images');
  const language = useLocale();
  const loaded = useLibraryImages(language);
  return (
    <>
      <B2bPageHeader title={t('title')} hasPrices={false}>
        {t('intro')}
      </B2bPageHeader>
      <B2bSection loaded={loaded} onRetry={() => void reloadLibraryImages(language)} rows={6}>
        {({ images }) =>
          images.length > 0 ? (
            <ImageLibrary images={images} />
          ) : (
            <p className="text-2">{t('empty')}</p>
          )
        }
      </B2bSection>
    </>
  );
}
