import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';

interface Props {
  readonly action: 'confirm' | 'end';
  /** The token from the email's link; empty if the link is incomplete. */
  readonly token: string;
}

/**
 * The form on the page to which a link in a stock alert email leads. Nothing happens until its button is pressed,
 * because link scanners also open links. Works without JavaScript.
 */
export function StockAlertTokenForm({ action, token }: Props) {
  const t = useTranslations('stockAlert');
  const language = useLocale();
  return (
    <>
      <h1>{t(`${action}.title`)}</h1>
      <p className="lead">{t(`${action}.text`)}</p>
      {token === '' ? (
        <Notice tone="error">{t('noToken')}</Notice>
      ) : (
        <form method="post" action={`/api/watches/${action}?lang=${language}`}>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className={buttonClass({ size: 'lg' })}>
            {t(`${action}.button`)}
          </button>
        </form>
      )}
    </>
  );
}
