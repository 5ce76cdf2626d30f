import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';

interface Props {
  readonly sku: string;
  /** What was asked for before; empty for as soon as it is there. */
  readonly day: string;
  /** The first and the last day one may ask for. */
  readonly days: readonly [string, string];
}

/** Asks to be told of an article; a plain form, which needs no scripts. */
export function StockAlertForm({ sku, day, days: [first, last] }: Props) {
  const t = useTranslations('watch');
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
