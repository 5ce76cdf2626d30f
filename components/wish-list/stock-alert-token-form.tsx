import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';

interface Props {
  readonly action: 'confirm' | 'end';
  /** The token from the email's link; empty if the link is incomplete. */
  readonly token: string;
}

/**
 * The page linked from an email. Nothing happens until the button is pressed, because link scanners also open links.
 * Works without JavaScript.
 */
export function StockAlertTokenForm({ action, token }: Props) {
  const t = useTranslations('stockAlert');
  const language = useLocale();
  return (
    <>
      <h1>{t(`${action}.title`)}</h1>
      <p className="lead">{t(`${action}.text`)}</p>
      {token === '' ? (
        <Note tone="error">{t('noToken')}</Note>
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
