'use client';

import { useTranslations } from 'next-intl';
import { type ImageFilter, imageOptions, imageSubjects } from '@/domain/b2b/image-filter';
import type { LibraryImage } from '@/domain/b2b/library-image';
import { FilterBar, FilterSelect } from '../parts/filter-fields';
import { useViewName } from './use-view-name';

type Props = {
  readonly images: readonly LibraryImage[];
  readonly filter: ImageFilter;
  readonly onChange: (filter: ImageFilter) => void;
};

/** Kind, model, colour and view; another kind or model takes what no longer fits along. */
export function ImageFilterBar({ images, filter, onChange }: Props) {
  const t = useTranslations('b2b.images');
  const viewName = useViewName();
  const { slugs, colors, views } = imageOptions(images, filter);
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
