import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';

interface Props {
  readonly sku: string;
  /** The date requested earlier, as an ISO day; empty for as soon as possible. */
  readonly day: string;
  /** The first and the last date that can be selected, as ISO days. */
  readonly days: readonly [string, string];
}

/** The form for a stock alert. A plain form, so it works without JavaScript. */
export function StockAlertForm({ sku, day, days: [first, last] }: Props) {
  const t = useTranslations('stockAlert');
  const language = useLocale();
  return (
    <form method="post" action={`/api/watches?lang=${language}`} className="lt-panel d-grid gap-4">
      <input type="hidden" name="sku" value={sku} />
      <TextField
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        label={t('email')}
        hint={t('emailHint')}
      />
      <TextField
        name="day"
        type="date"
        min={first}
        max={last}
        defaultValue={day}
        label={t('day')}
        hint={t('dayHint')}
        isOptional
      />
      <div>
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('send')}
        </button>
      </div>
      <p className="small text-2 mb-0">{t('promise')}</p>
    </form>
  );
}
