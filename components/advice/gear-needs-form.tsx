import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import {
  gearNeedOptions,
  type GearNeedField,
  gearNeedFields,
  type GearNeeds,
  defaultGearNeeds,
  defaultRiderKg,
} from '@/domain/advice/gear-needs';
import { RiderFields } from './rider-fields';
import './gear-advice.scss';

interface Props {
  readonly needs?: GearNeeds;
  /** True to place two questions side by side where there is space. */
  readonly isWide?: boolean;
}

/** The gear adviser's form. A plain GET form whose result has a URL, so it works without JavaScript. */
export function GearNeedsForm({ needs = defaultGearNeeds, isWide = false }: Props) {
  const t = useTranslations('gearAdvice.form');
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
        {t('title')}
      </h2>
      <div className={isWide ? 'lt-needs is-wide' : 'lt-needs'}>
        {gearNeedFields.map((field) => (
          <NeedChoice key={field} field={field} chosen={needs[field]} />
        ))}
        <fieldset className="lt-needs-question is-full">
          <legend>{t('rider')}</legend>
          <div className="lt-needs-figures">
            <TextField
              name="weight"
              label={t('weight')}
              hint={t('weightHint', { kg: defaultRiderKg })}
              isOptional
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              defaultValue={needs.weight ?? ''}
            />
            <RiderFields
              labels={{ height: t('height'), inseam: t('inseam'), hint: t('sizeHint') }}
              initialValues={
                needs.rider && {
                  height: String(needs.rider.heightCm),
                  inseam: String(needs.rider.inseamCm ?? ''),
                }
              }
            />
            <TextField
              name="budget"
              label={t('budget')}
              hint={t('budgetHint')}
              isOptional
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              defaultValue={needs.budget ?? ''}
            />
          </div>
        </fieldset>
      </div>
      <button type="submit" className={buttonClass({ size: 'lg' }, 'mt-4')}>
        {t('submit')}
      </button>
    </form>
  );
}

function NeedChoice({ field, chosen }: { readonly field: GearNeedField; readonly chosen: string }) {
  const t = useTranslations('gearAdvice');
  return (
    <fieldset className="lt-needs-question">
      <legend>{t(`form.${field}`)}</legend>
      <div className="lt-needs-choices">
        {gearNeedOptions[field].map((choice) => {
          const [name = '', ...notes] = t(`choices.${choice}`).split(', ');
          return (
            <label key={choice}>
              <input
                type="radio"
                className="visually-hidden"
                name={field}
                value={choice}
                defaultChecked={choice === chosen}
              />
              <b>{name}</b> {notes.length > 0 && <small>{notes.join(', ')}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
