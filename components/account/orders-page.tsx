'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import { useOrders } from '@/lib/browser/account/use-orders';
import { AccountError } from './account-section';
import { AccountSkeleton } from './account-section';
import { NoOrders } from './orders-table';
import { OrdersTable } from './orders-table';

const pageSize = 10;

/** All orders, newest first, loaded ten at a time. */
export function OrdersPage() {
  const t = useTranslations('account.orders');
  const { orders, hasMore, status, more } = useOrders(pageSize);
  return (
    <>
      <h1 className="h2 mb-4" tabIndex={-1}>
        {t('title')}
      </h1>
      {orders?.length === 0 && status === 'ready' && <NoOrders />}
      {orders && orders.length > 0 && <OrdersTable orders={orders} />}
      {!orders && status === 'loading' && <AccountSkeleton />}
      {status === 'broken' && (
        <div className="mt-4">
          <AccountError onRetry={more} />
        </div>
      )}
      {hasMore && status !== 'broken' && (
        <Button
          variant="outline"
          className="mt-4"
          isBusy={status === 'loading'}
          busyLabel={t('moreBusy')}
          onClick={more}
        >
          {t('more')}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {orders && orders.length > 0 && status === 'ready' && t('shown', { count: orders.length })}
      </p>
    </>
  );
}
