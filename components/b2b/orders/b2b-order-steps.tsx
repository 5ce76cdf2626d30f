'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/message/note';
import { Steps } from '@/components/ui/steps';
import type { B2bOrder } from '@/domain/b2b/b2b-order';
import { b2bOrderSteps } from '@/domain/b2b/order-filter';
import { formatLongDay } from '@/lib/platform/i18n/days';
import { MovedDay } from '../parts/moved-day';
import '@/styles/by-use/order.scss';

/** The belt of an order from accepted to delivered, and when it comes or came; a cancelled order has none. */
export function B2bOrderSteps({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b');
  const { state } = order;
  if (state === 'cancelled') return <Note className="mb-4">{t('order.cancelled')}</Note>;
  const now = b2bOrderSteps.indexOf(state);
  const steps = b2bOrderSteps.map((key, index) => ({
    key,
    label: t(`orders.state.${key}`),
    state: stateOf(index, now, state === 'delivered'),
    href: null,
  }));
  return (
    <>
      <p className="fs-5 mb-3">
        <When order={order} />
      </p>
      <div className="lt-order-steps">
        <Steps label={t('order.steps')} steps={steps} />
      </div>
    </>
  );
}

function When({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { deliveredAt, state, expectedAt, formerExpectedAt } = order;
  if (state === 'delivered')
    return deliveredAt
      ? t('deliveredOn', { date: formatLongDay(deliveredAt, language) })
      : t('delivered');
  if (expectedAt === null) return t('dateOpen');
  return t.rich('expected', { day: () => <MovedDay day={expectedAt} former={formerExpectedAt} /> });
}

function stateOf(index: number, now: number, isOver: boolean): 'done' | 'now' | 'open' {
  if (index < now || isOver) return 'done';
  return index === now ? 'now' : 'open';
}
