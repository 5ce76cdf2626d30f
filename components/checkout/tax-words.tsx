import { useTranslations } from 'next-intl';
import type { TaxNote } from '@/domain/checkout/tax-note';
import { Link } from '@/lib/platform/i18n/navigation';

const aboutVatID: readonly TaxNote[] = ['PLAUSIBLE', 'REFUSED', 'INVALID'];

/** Below the sum: why there is no VAT in it, or why there is although a VAT ID was given. */
export function TaxWords({ note }: { note: TaxNote | null }) {
  const t = useTranslations('checkout.tax');
  if (note === null) return null;
  return (
    <p className="small text-2 mt-2 mb-0">
      {t(note)} {aboutVatID.includes(note) && <Link href="/checkout/address">{t('change')}</Link>}
    </p>
  );
}
