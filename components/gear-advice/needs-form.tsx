import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/form/button';
import { SelectField, TextField } from '@/components/ui/form/field';
import { needChoices, needFields, type Needs, usualNeeds } from '@/domain/gear-advice/needs';

/** What the adviser asks; a plain form whose answer has an address of its own and needs no scripts. */
export function NeedsForm({ needs = usualNeeds }: { needs?: Needs }) {
  const t = useTranslations('gearAdvice');
  const locale = useLocale();
  const titleId = useId();
  return (
    <form
      action={`/${locale}/gear-adviser`}
      method="get"
      className="lt-panel"
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="h3 mb-4">
        {t('form.title')}
      </h2>
      <div className="d-grid gap-3">
        {needFields.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={t(`form.${field}`)}
            defaultValue={needs[field]}
          >
            {needChoices[field].map((choice) => (
              <option key={choice} value={choice}>
                {t(`choices.${choice}`)}
              </option>
            ))}
          </SelectField>
        ))}
        <TextField
          name="budget"
          label={t('form.budget')}
          hint={t('form.budgetHint')}
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={needs.budget === null ? '' : String(needs.budget)}
        />
        <div className="pt-2">
          <button type="submit" className={buttonClass({ size: 'lg' })}>
            {t('form.submit')}
          </button>
        </div>
      </div>
    </form>
  );
}
