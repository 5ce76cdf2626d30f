import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ChangeAnswer, OrderChange } from '@/domain/order/order-change';
import { LinePicture } from '@/components/ui/picture/line-picture';
import { formatDays } from '@/lib/platform/i18n/days';
import { Button } from '../ui/form/button';
import '@/styles/by-use/order.scss';
import './order-change.scss';

type Props = { readonly change: OrderChange; readonly link: string };

/** Keep it, take what is there earlier, or cancel: one button each, as forms. */
export function ChangeAnswers({ change, link }: Props) {
  const t = useTranslations('orderChange.answer');
  const language = useLocale();
  const { answer, faster, canCancel } = change;
  return (
    <ul className="lt-line-items lt-change-choices">
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
      <LinePicture sku={sku} width={112} height={76} loading="eager" />
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
  answer: ChangeAnswer;
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
