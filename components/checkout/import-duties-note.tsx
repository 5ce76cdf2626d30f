import { useTranslations } from 'next-intl';
import { mayOweImportDuties } from '@/domain/checkout/import-duties';
import { Note } from '../ui/message/note';

/** Before the order: what the recipient pays to customs beside the sum. Nothing for goods that stay within the EU. */
export function ImportDutiesNote({ countryId }: { countryId: string | null | undefined }) {
  const t = useTranslations('checkout');
  if (!mayOweImportDuties(countryId)) return null;
  return (
    <Note role="status" className="mb-4">
      {t('importDuties')}
    </Note>
  );
}
