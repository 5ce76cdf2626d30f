'use client';

import { useTranslations } from 'next-intl';
import { leadingLine, orderSummary } from '@/domain/account/order-summary';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { productPicturePath, productPictureSrcSet } from '@/domain/picture/picture-path';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { Link } from '@/lib/platform/i18n/navigation';
import { ExpectedDelivery } from './expected-delivery';
import { OrderPapers } from './order-papers';
import { OrderPayment } from './order-payment';
import { isAwaitingPayment, orderSummaryKey } from './order-state';
import { OrderSteps } from './order-steps';
import './account.scss';

/** The order that is under way, told by its bicycle: where it is and when it comes. */
export function OrderStory({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.story');
  const lead = leadingLine(order.lines);
  return (
    <section className="row gx-lg-5 gy-4 align-items-center mb-6" aria-labelledby="story">
      {lead && (
        <div className="col-lg-6">
          <div className="lt-stage">
            <img
              className="lt-pic lt-story-picture"
              src={productPicturePath(lead.sku)}
              srcSet={productPictureSrcSet(lead.sku)}
              sizes={pictureSizes.half}
              alt={t('alt', { title: lead.title, description: lead.description })}
              width={1020}
              height={680}
            />
          </div>
        </div>
      )}
      <div className="col-lg-6">
        <h2 id="story">
          <StoryTitle order={order} />
        </h2>
        <p className="fs-5 mb-3">
          <ExpectedDelivery order={order} />
        </p>
        {isAwaitingPayment(order) && order.payment && <OrderPayment payment={order.payment} />}
        <OrderSteps order={order} />
        <div className="d-flex flex-wrap column-gap-4">
          <Link
            className="lt-link"
            href={`/my-account/b2c/orders/${order.orderNumber}`}
            prefetch={false}
          >
            {t('orderLink', { number: String(order.orderNumber) })}
          </Link>
          <OrderPapers order={order} />
        </div>
      </div>
    </section>
  );
}

function StoryTitle({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.story');
  const summary = orderSummary(order.lines);
  const state = orderSummaryKey(order);
  if (state === 'delivered' || state === 'collected' || state === 'cancelled') return null;
  // A model is a person; several pieces are an order.
  return summary?.isBike && summary.amount === 1
    ? t(`bike.${state}`, { name: summary.title })
    : t(`order.${state}`);
}
