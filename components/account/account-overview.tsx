'use client';

import { useTranslations } from 'next-intl';
import { storyOrder } from '@/domain/account/story-order';
import { useOrders } from '@/lib/browser/account/use-orders';
import { Link } from '@/lib/platform/i18n/navigation';
import { AccountBroken } from './account-broken';
import { AccountLoading } from './account-loading';
import { OrderStory } from './order-story';
import { OrdersEmpty } from './orders-empty';
import { OrdersTable } from './orders-table';
import { OverviewBaskets } from './overview-baskets';
import { OverviewProfile } from './overview-profile';

/** As many are looked through for the one that is under way. */
const readOrders = 10;
const shownOrders = 5;

/** What is going on: the order under way first, then orders, saved baskets, addresses and personal data. */
export function AccountOverview() {
  const t = useTranslations('account.overview');
  const { orders, hasMore, status, more } = useOrders(readOrders);
  const story = storyOrder(orders ?? []);
  const isCut = hasMore || (orders?.length ?? 0) > shownOrders;
  return (
    <>
      {story && <OrderStory order={story} />}
      <div className="row gx-lg-5 gy-5">
        <div className="col-lg-8">
          <h2 className="h3">{t('orders')}</h2>
          {status === 'broken' && <AccountBroken onRetry={more} />}
          {!orders && status === 'loading' && <AccountLoading />}
          {orders?.length === 0 && <OrdersEmpty />}
          {orders && orders.length > 0 && <OrdersTable orders={orders.slice(0, shownOrders)} />}
          {isCut && (
            <Link className="lt-link mt-2" href="/my-account/b2c/orders" prefetch={false}>
              {t('allOrders')}
            </Link>
          )}
          <OverviewBaskets />
        </div>
        <div className="col-lg-4">
          <OverviewProfile />
        </div>
      </div>
    </>
  );
}
