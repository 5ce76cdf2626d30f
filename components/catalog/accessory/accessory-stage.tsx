'use client';

import { useTranslations } from 'next-intl';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { SwapPicture } from '@/components/ui/picture/swap-picture';
import { accessoryPicturePath } from '@/domain/picture/picture-path';
import { useAccessorySelection } from './accessory-selection';
import '../detail.scss';

/** The picture of the chosen article. */
export function AccessoryStage() {
  const t = useTranslations('accessory');
  const { accessory, article } = useAccessorySelection();
  const look = [article.color?.name, article.size, article.variant].filter(Boolean).join(', ');
  return (
    <div className="lt-stage is-tile lt-accessory-stage">
      <div className="lt-pic">
        <SwapPicture
          picture={article.picture}
          drawing={accessoryPicturePath(accessory.slug, article.index)}
          alt={look === '' ? accessory.name : t('alt', { name: accessory.name, look })}
          sizes={pictureSizes.accessoryStage}
          isSquare
          loading="first"
        />
      </div>
    </div>
  );
}
