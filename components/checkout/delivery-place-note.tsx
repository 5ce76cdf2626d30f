import { useTranslations } from 'next-intl';
import { mayOweImportDuties } from '@/domain/checkout/import-duties';
import { carrierLimit, type DeliveryPlace } from '@/domain/delivery/carrier-limit';
import type { ParcelKind } from '@/domain/delivery/road-days';
import { Link } from '@/lib/platform/i18n/navigation';
import { Note } from '../ui/message/note';

interface Props {
  /** Where the goods go; null while it is not known, and for what is picked up. */
  readonly place: DeliveryPlace | null;
  /** How they travel. */
  readonly kind: ParcelKind;
}

/** Before the order: that no carrier brings it there by itself, else what the recipient pays to customs beside the sum. */
export function DeliveryPlaceNote({ place, kind }: Props) {
  const t = useTranslations('checkout');
  if (place === null) return null;
  const limit = carrierLimit(place, kind);
  if (limit !== null)
    return (
      <Note role="status" className="mb-4">
        {t.rich(`carrierLimit.${limit}`, {
          link: (words) => <Link href="/support/contact">{words}</Link>,
        })}
      </Note>
    );
  if (!mayOweImportDuties(place)) return null;
  return (
    <Note role="status" className="mb-4">
      {t('importDuties')}
    </Note>
  );
}
