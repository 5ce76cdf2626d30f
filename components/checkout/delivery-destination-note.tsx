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
  /** Where the goods go; null while it is not known, and for what is picked up. */
  readonly place: DeliveryLocation | null;
  /** How they travel. */
  readonly kind: ParcelKind;
}

/** Before the order: that no carrier brings it there by itself, else what the recipient pays to customs beside the sum. */
export function DeliveryDestinationNote({ place, kind }: Props) {
  const t = useTranslations('checkout');
  if (place === null) return null;
  const limit = findCarrierRestriction(place, kind);
  if (limit !== null)
    return (
      <Note role="status" className="mb-4">
        {t.rich(`carrierLimit.${limit}`, {
          link: (words) => <Link href="/support/contact">{words}</Link>,
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
