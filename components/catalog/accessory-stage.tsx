'use client';

import { useTranslations } from 'next-intl';
import { accessoryPicturePath } from '@/domain/picture/picture-path';
import { useAccessorySelection } from './accessory-selection';

/** The picture of the chosen article. */
export function AccessoryStage() {
  const t = useTranslations('accessory');
  const { accessory, article } = useAccessorySelection();
  const look = [article.color?.name, article.size, article.variant].filter(Boolean).join(', ');
  return (
    <div className="lt-stage is-tile lt-accessory-stage">
      <img
        className="lt-pic"
        src={accessoryPicturePath(accessory.slug, article.index)}
        alt={look === '' ? accessory.name : t('alt', { name: accessory.name, look })}
        width={600}
        height={600}
        fetchPriority="high"
      />
    </div>
  );
}
