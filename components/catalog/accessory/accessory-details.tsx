'use client';

import { useTranslations } from 'next-intl';
import { useAccessorySelection } from './accessory-selection';
import { SpecTable } from '@/components/catalog/spec-table';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { CrossfadePicture } from '@/components/ui/picture/crossfade-picture';
import { buildAccessoryDrawingPath } from '@/lib/platform/media/picture-path';
import '@/components/catalog/product-detail.scss';

/** The specifications of the page's accessory, with the brand and the number of the selected article. */
export function AccessorySpecs() {
  const t = useTranslations('accessory');
  const { accessory, article } = useAccessorySelection();
  const brand = accessory.brand === null ? [] : [{ title: t('brand'), text: accessory.brand.name }];
  return (
    <SpecTable specs={[...accessory.specs, ...brand, { title: t('article'), text: article.sku }]} />
  );
}

/** The image of the selected article. */
export function AccessoryPicture() {
  const t = useTranslations('accessory');
  const { accessory, article } = useAccessorySelection();
  const look = [article.color?.name, article.size, article.variant].filter(Boolean).join(', ');
  return (
    <div className="lt-stage is-tile lt-accessory-stage">
      <div className="lt-picture">
        <CrossfadePicture
          picture={article.picture}
          drawing={buildAccessoryDrawingPath(accessory.slug, article.index)}
          alt={look === '' ? accessory.name : t('alt', { name: accessory.name, look })}
          sizes={pictureSizes.accessoryStage}
          isSquare
          loading="first"
        />
      </div>
    </div>
  );
}
