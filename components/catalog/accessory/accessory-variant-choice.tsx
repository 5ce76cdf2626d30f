'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ColorSwatch } from '@/components/ui/color-swatch';
import type { AccessoryArticleView } from '@/lib/platform/views/accessory-view';
import { useAccessorySelection } from './accessory-selection';
import '@/styles/on-demand/segmented-controls.scss';
import '@/components/catalog/variant-choices.scss';

const distinct = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/**
 * Returns the article that results from changing one property, such as the color: preferably one whose other properties
 * stay the same, otherwise the first with the new value.
 */
function nearest(
  articles: readonly AccessoryArticleView[],
  current: AccessoryArticleView,
  fits: (article: AccessoryArticleView) => boolean,
): AccessoryArticleView | undefined {
  const countMatches = (article: AccessoryArticleView): number =>
    Number(article.color?.name === current.color?.name) +
    Number(article.size === current.size) +
    Number(article.variant === current.variant);
  return articles.filter(fits).sort((a, b) => countMatches(b) - countMatches(a))[0];
}

/**
 * The choice between the articles of an accessory: color as swatches, size and version as text. A property that no
 * article has is omitted.
 */
export function AccessoryVariantChoice() {
  const t = useTranslations('accessory');
  const id = useId();
  const { accessory, article, select } = useAccessorySelection();
  const { articles } = accessory;
  const colors = distinct(articles.map(({ color }) => color?.name ?? null));
  const choose = (fits: (candidate: AccessoryArticleView) => boolean): void => {
    const next = nearest(articles, article, fits);
    if (next) select(next);
  };
  const words = [
    {
      key: 'size',
      label: t('size'),
      values: distinct(articles.map(({ size }) => size)),
      of: ({ size }: AccessoryArticleView) => size,
    },
    {
      key: 'variant',
      label: t('variant'),
      values: distinct(articles.map(({ variant }) => variant)),
      of: ({ variant }: AccessoryArticleView) => variant,
    },
  ] as const;
  return (
    <>
      {colors.length === 0 ? null : (
        <div className="mb-3">
          <span id={`${id}-color`} className="lt-label">
            {t('colour', { name: article.color?.name ?? '' })}
          </span>
          <div className="lt-swatches" role="radiogroup" aria-labelledby={`${id}-color`}>
            {colors.map((name) => {
              const on = article.color?.name === name;
              return (
                <label key={name} className={on ? 'is-on' : ''} title={name}>
                  <input
                    type="radio"
                    className="visually-hidden"
                    name={`${id}-color`}
                    checked={on}
                    onChange={() => choose(({ color }) => color?.name === name)}
                  />
                  <ColorSwatch
                    hex={articles.find(({ color }) => color?.name === name)?.color?.hex ?? ''}
                  />
                  <span className="visually-hidden">{name}</span>
                </label>
              );
            })}
          </div>
        </div>
      )}
      {words.map(({ key, label, values, of }) =>
        values.length === 0 ? null : (
          <div key={key} className="mb-4">
            <span id={`${id}-${key}`} className="lt-label">
              {label}
            </span>
            <div
              className="lt-segmented lt-segmented-wrap"
              role="radiogroup"
              aria-labelledby={`${id}-${key}`}
            >
              {values.map((value) => {
                const on = of(article) === value;
                return (
                  <label key={value} className={on ? 'is-on' : ''}>
                    <input
                      type="radio"
                      className="visually-hidden"
                      name={`${id}-${key}`}
                      checked={on}
                      onChange={() => choose((candidate) => of(candidate) === value)}
                    />
                    {value}
                  </label>
                );
              })}
            </div>
          </div>
        ),
      )}
    </>
  );
}
