'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { OrderView, OrderLineView } from '@/lib/browser/shop/shop-views';
import { formatLongDay, formatDay } from '@/lib/platform/i18n/format-days';
import { OrderPayment } from './order-status';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { groupLines } from '@/domain/configurator/line-group';
import { findProductPath } from '@/domain/catalog/product-paths';
import { formatAmount } from '@/domain/money/format-money';
import { OrderLinePicture } from '@/components/ui/picture/order-line-picture';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/order.scss';

/**
 * Delivery address, invoice address, payment method and remarks of an order. Parts that the shop does not keep are left
 * out.
 */
export function OrderDetails({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  const language = useLocale();
  const { isPickup, deliveryAddress, invoiceAddress, deliveryTitle, paymentTitle, paidAt } = order;
  const { payment, step } = order;
  const target = deliveryAddress ?? invoiceAddress;
  const isSame = !isPickup && target.join('\n') === invoiceAddress.join('\n');
  const hasDelivery = isPickup || target.length > 0 || deliveryTitle !== '';
  return (
    <div className="pt-5">
      {hasDelivery && (
        <Fact term={t('delivery')}>
          {isPickup ? t('pickup') : <Lines lines={target} />}
          <div className="text-2">{deliveryTitle}</div>
          <Tracking order={order} />
        </Fact>
      )}
      {invoiceAddress.length > 0 && (
        <Fact term={t('invoiceAddress')}>
          {isSame ? t('sameAddress') : <Lines lines={invoiceAddress} />}
          <div className="text-2">{toDisplayEmail(order.email)}</div>
          {order.vatID && <div className="text-2 num">{t('vatID', { id: order.vatID })}</div>}
        </Fact>
      )}
      {(paymentTitle !== '' || payment) && (
        <Fact term={t('payment')}>
          {paymentTitle}
          {paidAt && (
            <div className="text-2">{t('paidOn', { date: formatLongDay(paidAt, language) })}</div>
          )}
          {payment && <OrderPayment payment={payment} isCancelled={step === 'cancelled'} />}
        </Fact>
      )}
      {order.remark && <Fact term={t('remark')}>{order.remark}</Fact>}
    </div>
  );
}

function Tracking({ order: { tracking } }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  if (!tracking) return null;
  return (
    <>
      <div className="num">{t('tracking', { number: tracking.number })}</div>
      {tracking.url && (
        <a className="lt-link" href={tracking.url} rel="noreferrer">
          {t('track')}
        </a>
      )}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="lt-detail-rows">
      <div className="text-2">{term}</div>
      <div className="text-break">{children}</div>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => <div key={index}>{line}</div>);
}

type Props = {
  readonly lines: readonly OrderLineView[];
  readonly accessorySlugs: Readonly<Record<string, string>>;
};

/** The ordered items as they were at the time of the order. Items still on sale link to their page. */
export function OrderItems({ lines, accessorySlugs }: Props) {
  return (
    <ul className="lt-line-items mt-2">
      {groupLines(lines).map(({ line, code, parts }) => (
        <OrderItem key={line.id} {...{ line, code, parts, accessorySlugs }} />
      ))}
    </ul>
  );
}

interface ItemProps extends Pick<Props, 'accessorySlugs'> {
  readonly line: OrderLineView;
  /** The configuration code of a configured bicycle, null for any other item; `parts` are the parts mounted on it. */
  readonly code: string | null;
  readonly parts: readonly OrderLineView[];
}

function OrderItem({ line, code, parts, accessorySlugs }: ItemProps) {
  const t = useTranslations('account.order');
  const language = useLocale();
  const { amount, title, description, sku, productId, persParam, lineCents, pieceCents } = line;
  const path = productId === null ? null : findProductPath({ sku, productId }, accessorySlugs);
  const name = t('itemOf', { amount, title });
  return (
    <li>
      <OrderLinePicture sku={sku} />
      <div>
        <h3>{path ? <Link href={path}>{name}</Link> : name}</h3>
        <div className="small text-2">
          {description}
          {sku && <span className="num d-block">{sku}</span>}
          {productId === null && <span className="d-block">{t('gone')}</span>}
        </div>
      </div>
      <span className="p">
        {lineCents !== null && formatAmount(lineCents, language)}
        {amount > 1 && pieceCents !== null && (
          <small className="d-block text-2 fw-normal">
            {t('perPiece', { price: formatAmount(pieceCents, language) })}
          </small>
        )}
      </span>
      {(persParam.comment || persParam.date) && (
        <div className="lt-line-wide small text-2 text-break">
          {persParam.comment && <div>{t('comment', { comment: persParam.comment })}</div>}
          {persParam.date && (
            <div>{t('requestedDate', { date: formatDay(persParam.date, language) })}</div>
          )}
        </div>
      )}
      {code !== null && (
        <MountedParts
          label={t('configuration', { code })}
          parts={parts.map((part) => ({
            ...part,
            price: part.lineCents === null ? '' : formatAmount(part.lineCents, language),
          }))}
        />
      )}
    </li>
  );
}
