'use client';

import { useTranslations } from 'next-intl';
import { useAccessorySelection } from './accessory-selection';
import { SpecTable } from '../spec-table';

/** The facts of an accessory with brand and the code of the chosen article. */
export function AccessorySpecs() {
  const t = useTranslations('accessory');
  const { accessory, article } = useAccessorySelection();
  const brand = accessory.brand === null ? [] : [{ title: t('brand'), text: accessory.brand.name }];
  return (
    <SpecTable specs={[...accessory.specs, ...brand, { title: t('article'), text: article.sku }]} />
  );
}
