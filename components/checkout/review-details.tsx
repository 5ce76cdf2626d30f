import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { isSameAddress } from '@/domain/address/address-book';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { AddressView } from '@/lib/browser/shop/shop-views';
import { Link } from '@/lib/platform/i18n/navigation';
import { AddressLines } from '@/components/ui/address/address-lines';
import '@/styles/on-demand/order.scss';

type Props = {
  email: string;
  invoice: AddressView;
  /** The delivery address; null if the goods are delivered to the invoice address. */
  delivery: AddressView | null;
  isPickup: boolean;
  deliveryTitle: string;
  /**
   * The shipment preference: whether available items are shipped first; null if all items are shipped together anyway.
   */
  deliveryWish: ShipmentMode | null;
  paymentTitle: string;
  remark: string;
  /** The order reference; null for customers who cannot enter one. */
  reference: string | null;
  /** The dealer who services the ordered bicycle; null if none is selected. */
  serviceDealer: string | null;
};

/** The data entered in the previous steps, each with a link to change it. */
export function ReviewDetails({
  email,
  invoice,
  delivery,
  isPickup,
  deliveryTitle,
  deliveryWish,
  paymentTitle,
  remark,
  reference,
  serviceDealer,
}: Props) {
  const t = useTranslations('checkout.review');
  const splitShipment = useTranslations('splitShipment');
  const target = delivery ?? invoice;
  const isSame = isSameAddress(target, invoice);
  return (
    <>
      <Fact term={t('delivery')} change={t('changeDelivery')} href="/checkout/address">
        {isPickup ? t('pickup') : <AddressLines address={target} />}
        <div className="text-2">{deliveryTitle}</div>
      </Fact>
      {deliveryWish !== null && (
        <Fact term={t('splitShipment')} change={t('changeSplitShipment')} href="/checkout/payment">
          {splitShipment(deliveryWish)}
        </Fact>
      )}
      <Fact term={t('invoice')} change={t('changeInvoice')} href="/checkout/address">
        {isSame && !isPickup ? t('sameAddress') : <AddressLines address={invoice} />}
        {invoice.vatID && <div className="text-2">{t('vatID', { vatID: invoice.vatID })}</div>}
        <div className="text-2">{toDisplayEmail(email)}</div>
      </Fact>
      <Fact term={t('payment')} change={t('changePayment')} href="/checkout/payment">
        {paymentTitle}
      </Fact>
      {serviceDealer !== null && (
        <Fact term={t('serviceDealer')} change={t('changeServiceDealer')} href="/checkout/address">
          {serviceDealer}
        </Fact>
      )}
      {reference !== null && (
        <Fact term={t('reference')} change={t('changeReference')} href="/checkout/payment">
          {reference || <span className="text-2">{t('noReference')}</span>}
        </Fact>
      )}
      <Fact term={t('remark')} change={t('changeRemark')} href="/checkout/cart">
        {remark || <span className="text-2">{t('noRemark')}</span>}
      </Fact>
    </>
  );
}

function Fact({
  term,
  change,
  href,
  children,
}: {
  term: string;
  change: string;
  href: string;
  children: ReactNode;
}) {
  const t = useTranslations('checkout.review');
  return (
    <div className="lt-detail-rows">
      <div className="text-2">{term}</div>
      <div className="text-break">{children}</div>
      <Link href={href} className="small" aria-label={change}>
        {t('change')}
      </Link>
    </div>
  );
}
