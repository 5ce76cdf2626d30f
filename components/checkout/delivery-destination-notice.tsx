import { useTranslations } from 'next-intl';
import { canHaveImportDuties } from '@/domain/address/tax-territories';
import {
  findCarrierRestriction,
  type DeliveryLocation,
} from '@/domain/delivery/carrier-restrictions';
import type { ParcelKind } from '@/domain/delivery/transit-days';
import { Link } from '@/lib/platform/i18n/navigation';
import { Notice } from '@/components/ui/message/notice';

interface Props {
  /** The address to which the goods are delivered; null while unknown and for pickup. */
  readonly place: DeliveryLocation | null;
  /** The kind of parcel in which the goods are shipped. It determines the possible carriers. */
  readonly kind: ParcelKind;
}

/**
 * Tells the buyer before ordering that no carrier delivers to the address automatically, or otherwise which import
 * charges the recipient pays to customs. Renders nothing if neither applies.
 */
export function DeliveryDestinationNotice({ place, kind }: Props) {
  const t = useTranslations('checkout');
  if (place === null) return null;
  const limit = findCarrierRestriction(place, kind);
  if (limit !== null)
    return (
      <Notice role="status" className="mb-4">
        {t.rich(`carrierLimit.${limit}`, {
          link: (chunks) => <Link href="/support/contact">{chunks}</Link>,
        })}
      </Notice>
    );
  if (!canHaveImportDuties(place)) return null;
  return (
    <Notice role="status" className="mb-4">
      {t('importDuties')}
    </Notice>
  );
}
