import { useLocale, useTranslations } from 'next-intl';
import { writeSum } from '@/domain/money/write-money';
import type { TransferView } from '@/lib/platform/views/payment-view';
import '@/styles/by-use/facts.scss';
import './payment.scss';

type Props = { readonly transfer: TransferView; readonly link: string };

/** Where to transfer the money, as text and as a GiroCode for the bank's app. */
export function BankDetails({ transfer, link }: Props) {
  const t = useTranslations('payment.transferTo');
  const language = useLocale();
  const amount = writeSum(transfer.amountCents, language);
  const { reference, hasCode } = transfer;
  const rows = [
    ['amount', amount],
    ['reference', reference],
    ['holder', transfer.holder],
    ['iban', transfer.iban],
    ['bic', transfer.bic],
    ['bank', transfer.bank],
  ] as const;
  return (
    <div className="lt-transfer">
      <dl className="lt-kv">
        {rows.map(([term, value]) => (
          <Row key={term} term={t(term)} value={value} />
        ))}
      </dl>
      {hasCode && (
        <div className="code">
          <img
            src={`/api/payments/giro-code/${link}`}
            alt={t('code', { amount, reference })}
            width={168}
            height={168}
          />
          <p className="small text-2 mb-0">{t('codeHint')}</p>
        </div>
      )}
    </div>
  );
}

function Row({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="num text-break">{value}</dd>
    </>
  );
}
