'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import type { RowRepair } from '@/domain/b2b/refused-row';
import '@/components/b2b/parts/parts.scss';
import './stock-connect.scss';

type Props = {
  readonly repairs: readonly RowRepair[];
  readonly isBusy: boolean;
  readonly onChange: (repairs: readonly RowRepair[]) => void;
  readonly onSend: () => void;
};

/** The rows that were not taken, each with its reason and its two fields; the others are kept already. */
export function RefusedRows({ repairs, isBusy, onChange, onSend }: Props) {
  const t = useTranslations('b2b.stockConnect.report');
  if (repairs.length === 0) return null;
  const change = (line: number, next: Partial<RowRepair>) =>
    onChange(repairs.map((row) => (row.line === line ? { ...row, ...next } : row)));
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <ol className="lt-connect-rows">
        {repairs.map(({ line, reason, sku, amount }) => (
          <li key={line}>
            <p className="small mb-2">{t('row', { line, reason: t(`reasons.${reason}`) })}</p>
            <div className="lt-problem-fields">
              <input
                className="form-control num"
                value={sku}
                aria-label={t('skuOf', { line })}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => change(line, { sku: target.value })}
              />
              <input
                className="form-control num"
                value={amount}
                inputMode="numeric"
                aria-label={t('amountOf', { line })}
                autoComplete="off"
                onChange={({ target }) => change(line, { amount: target.value })}
              />
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={t('dropOf', { line })}
                onClick={() => onChange(repairs.filter((row) => row.line !== line))}
              >
                {t('drop')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <Button type="submit" variant="outline" isBusy={isBusy} busyLabel={t('sending')}>
        {t('again')}
      </Button>
    </form>
  );
}
