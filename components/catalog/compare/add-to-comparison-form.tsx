import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import { SelectField } from '@/components/ui/form/field';
import { maxComparedBikes } from '@/domain/catalog/compare-list';
import type { ComparisonView } from '@/lib/platform/views/compare-view';
import './compare.scss';

/**
 * Adds another bicycle to the comparison, or selects the first two. A plain GET form whose URL contains the bicycles.
 */
export function AddToComparisonForm({
  view: { bikes, choices },
}: {
  readonly view: ComparisonView;
}) {
  const t = useTranslations('compare');
  const path = `/${useLocale()}/bikes/compare`;
  const shown = new Set(bikes.map(({ slug }) => slug));
  const others = choices.filter(({ slug }) => !shown.has(slug));
  if (shown.size >= maxComparedBikes) return null;
  const fields = shown.size === 0 ? [1, 2] : [shown.size + 1];
  return (
    <form method="get" action={path} className="lt-compare-choice">
      {shown.size > 0 && <input type="hidden" name="bikes" value={[...shown].join(',')} />}
      {fields.map((position) => (
        <SelectField
          key={position}
          name="bikes"
          label={shown.size === 0 ? t('choice', { position }) : t('oneMore')}
          defaultValue=""
        >
          <option value="">{t('choose')}</option>
          {others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
      <button
        type="submit"
        className={buttonClass({ variant: shown.size === 0 ? 'primary' : 'outline' })}
      >
        {shown.size === 0 ? t('compare') : t('add')}
      </button>
    </form>
  );
}
