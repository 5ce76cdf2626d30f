import { useLocale, useTranslations } from 'next-intl';
import type { OrderChange } from '@/domain/order/order-change';
import { formatDays, formatLongDay } from '@/lib/platform/i18n/days';
import { ButtonLink } from '../ui/form/button';
import { Note } from '../ui/message/note';
import { ChangeAnswers } from './change-answers';
import '@/styles/by-use/facts.scss';
import '@/styles/by-use/order.scss';

type Props = {
  /** Null when nobody can say. */
  readonly change: OrderChange | null;
  readonly link: string;
  readonly problem: 'late' | 'unavailable' | null;
};

/** What has become of an order's days, and what the buyer may do about it. It works without script. */
export function ChangePage({ change, link, problem }: Props) {
  const t = useTranslations('orderChange');
  const language = useLocale();
  if (!change)
    return (
      <Note tone="error" role="alert">
        {t('broken')}
      </Note>
    );
  const { orderNumber, title, former, from, until, isCancelled, answer } = change;
  const state = isCancelled ? 'cancelled' : (answer ?? 'open');
  return (
    <div className="row">
      <div className="col-lg-8 col-xl-7">
        <p className="text-2 mb-2">{t('order', { number: String(orderNumber), title })}</p>
        <h1 className="mb-4" tabIndex={-1}>
          {t(`title.${state}`)}
        </h1>
        {problem && (
          <Note tone="error" role="alert" className="mb-4">
            {t(problem)}
          </Note>
        )}
        {!isCancelled && (
          <dl className="lt-kv mb-4">
            <dt>{t('former')}</dt>
            <dd>
              <s>{formatLongDay(former, language)}</s>
            </dd>
            <dt>{t('now')}</dt>
            <dd>
              <span className="lt-changed">{formatDays({ from, until }, language)}</span>
            </dd>
          </dl>
        )}
        <p className="lead mb-5">{t(`text.${state}`)}</p>
        {change.isOpen && <ChangeAnswers change={change} link={link} />}
        <p className="mt-5 mb-0">
          <ButtonLink href="/support/contact" variant="outline" prefetch={false}>
            {t('contact')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
