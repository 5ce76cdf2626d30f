import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OrderChangeResponse, OrderChange } from '@/domain/order/order-change';
import { OrderLinePicture } from '@/components/ui/picture/order-line-picture';
import { formatDays, formatLongDay } from '@/lib/platform/i18n/format-days';
import { Button, ButtonLink } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import '@/styles/on-demand/order.scss';
import './order-change-page.scss';
import '@/styles/on-demand/definition-lists.scss';

type OrderChangeChoicesProps = { readonly change: OrderChange; readonly link: string };

/**
 * The buyer's options as one form with a button each: keep the order, change to an alternative that is available
 * earlier, or cancel.
 */
function OrderChangeChoices({ change, link }: OrderChangeChoicesProps) {
  const t = useTranslations('orderChange.answer');
  const language = useLocale();
  const { answer, faster, canCancel } = change;
  return (
    <ul className="lt-line-items lt-order-change-choices">
      {answer === null && (
        <Choice text={t('keepText')}>
          <AnswerForm link={link} answer="keep">
            {t('keep')}
          </AnswerForm>
        </Choice>
      )}
      {faster && answer !== 'faster' && (
        <Choice
          sku={faster.sku}
          text={t('fasterText', {
            title: faster.title,
            description: faster.shortDescription,
            days: formatDays(faster, language),
          })}
        >
          <AnswerForm link={link} answer="faster">
            {t('faster')}
          </AnswerForm>
        </Choice>
      )}
      {canCancel && (
        <Choice text={t('cancelText')}>
          <AnswerForm link={link} answer="cancel">
            {t('cancel')}
          </AnswerForm>
        </Choice>
      )}
    </ul>
  );
}

function Choice({ text, sku, children }: { text: string; sku?: string; children: ReactNode }) {
  return (
    <li>
      <OrderLinePicture sku={sku} width={112} height={76} loading="eager" />
      <div>
        <p className="mb-2">{text}</p>
        {children}
      </div>
    </li>
  );
}

function AnswerForm({
  link,
  answer,
  children,
}: {
  link: string;
  answer: OrderChangeResponse;
  children: ReactNode;
}) {
  return (
    <form method="post" action="/api/order-changes">
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="language" value={useLocale()} />
      <Button type="submit" name="answer" value={answer} variant="outline">
        {children}
      </Button>
    </form>
  );
}

type OrderChangePageProps = {
  /** The changed delivery dates and the buyer's options; null if they could not be loaded. */
  readonly change: OrderChange | null;
  readonly link: string;
  readonly problem: 'late' | 'unavailable' | null;
};

/** The changed delivery dates of an order and the buyer's options. Works without JavaScript. */
export function OrderChangePage({ change, link, problem }: OrderChangePageProps) {
  const t = useTranslations('orderChange');
  const language = useLocale();
  if (!change)
    return (
      <Notice tone="error" role="alert">
        {t('broken')}
      </Notice>
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
          <Notice tone="error" role="alert" className="mb-4">
            {t(problem)}
          </Notice>
        )}
        {!isCancelled && (
          <dl className="lt-definition-list mb-4">
            <dt>{t('former')}</dt>
            <dd>
              <s>{formatLongDay(former, language)}</s>
            </dd>
            <dt>{t('now')}</dt>
            <dd>
              <span className="lt-changed-value">{formatDays({ from, until }, language)}</span>
            </dd>
          </dl>
        )}
        <p className="lead mb-5">{t(`text.${state}`)}</p>
        {change.isOpen && <OrderChangeChoices change={change} link={link} />}
        <p className="mt-5 mb-0">
          <ButtonLink href="/support/contact" variant="outline" prefetch={false}>
            {t('contact')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
