import { useTranslations } from 'next-intl';
import { canHaveImportDuties } from '@/domain/address/tax-territories';
import {
  findCarrierRestriction,
  type DeliveryLocation,
} from '@/domain/delivery/carrier-restrictions';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { Link } from '@/lib/platform/i18n/navigation';
import { Note } from '@/components/ui/message/note';

interface Props {
  /** The destination of the goods; null while unknown and for pickup. */
  readonly place: DeliveryLocation | null;
  /** The kind of parcel. */
  readonly kind: ParcelKind;
}

/**
 * Shown before ordering: that no carrier delivers to the destination automatically, or otherwise which import charges
 * the recipient pays to customs.
 */
export function DeliveryDestinationNote({ place, kind }: Props) {
  const t = useTranslations('checkout');
  if (place === null) return null;
  const limit = findCarrierRestriction(place, kind);
  if (limit !== null)
    return (
      <Note role="status" className="mb-4">
        {t.rich(`carrierLimit.${limit}`, {
          link: (chunks) => <Link href="/support/contact">{chunks}</Link>,
        })}
      </Note>
    );
  if (!canHaveImportDuties(place)) return null;
  return (
    <Note role="status" className="mb-4">
      {t('importDuties')}
    </Note>
  );
}
