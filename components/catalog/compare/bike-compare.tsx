'use client';

import { useTranslations } from 'next-intl';
import { isPresaleSlug } from '@/domain/access/presale';
import { compareQuery } from '@/domain/compare/compared-slugs';
import { usePutAside } from '@/lib/browser/compare/put-aside';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from '../bike/bike-selection';
import { CompareToggle } from './compare-toggle';
import '../card.scss';

/** Puts the page's bicycle aside for comparing, with the way to the comparison once it is in it. */
export function BikeCompare() {
  const t = useTranslations('bike.compare');
  const { bike } = useBikeSelection();
  const slugs = usePutAside().map(({ slug }) => slug);
  const words = { add: t('add'), added: t('added'), full: t('full') };
  if (isPresaleSlug(bike.slug)) return null;
  return (
    <>
      <CompareToggle slug={bike.slug} name={bike.name} words={words} />
      {slugs.includes(bike.slug) ? (
        <Link
          className="lt-quiet-action"
          href={`/bikes/compare?${compareQuery({ slugs, onlyDifferences: false, more: '' })}`}
          prefetch={false}
        >
          {t('see', { count: slugs.length })}
        </Link>
      ) : null}
    </>
  );
}
