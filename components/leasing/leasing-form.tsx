import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { SelectField, TextField } from '@/components/ui/form/field';
import type { LeasingQuery } from '@/domain/leasing/leasing-query';

interface Props {
  readonly asked: LeasingQuery;
  /** An income was typed that is none. */
  readonly isWrong: boolean;
}

/** What an estimate needs to know; a plain form whose answer has an address of its own and needs no scripts. */
export function LeasingForm({ asked, isWrong }: Props) {
  const t = useTranslations('leasing.form');
  const language = useLocale();
  return (
    <form method="get" action={`/${language}/leasing`} className="lt-panel d-grid gap-3">
      <h2 className="h3 mb-0">{t('title')}</h2>
      <input type="hidden" name="sku" value={asked.sku} />
      {asked.configuration !== '' && (
        <input type="hidden" name="configuration" value={asked.configuration} />
      )}
      <SelectField name="who" label={t('who')} defaultValue={asked.who}>
        <option value="employee">{t('employee')}</option>
        <option value="selfEmployed">{t('selfEmployed')}</option>
      </SelectField>
      <TextField
        name="income"
        label={t('income')}
        hint={t('incomeHint')}
        error={isWrong ? t('incomeWrong') : undefined}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={asked.income}
      />
      <Checkbox name="split" value="1" label={t('split')} defaultChecked={asked.isSplit} />
      <TextField
        name="place"
        label={t('place')}
        hint={t('placeHint')}
        isOptional
        autoComplete="postal-code"
        maxLength={60}
        defaultValue={asked.place}
      />
      <div className="pt-2">
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('send')}
        </button>
      </div>
    </form>
  );
}
