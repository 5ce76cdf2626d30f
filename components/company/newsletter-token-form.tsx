'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { postForm } from '@/lib/browser/customer-requests/post-form';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import { Button, ButtonLink } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';

type Props = { action: 'confirm' | 'unsubscribe' };

type State = { name: 'open' | 'busy' | 'done' } | { name: 'failed'; message: string };

/**
 * The page to which a link in a newsletter email leads. It confirms or cancels the subscription only when the button is
 * pressed, because link scanners also open links.
 */
export function NewsletterTokenForm({ action }: Props) {
  const t = useTranslations(`newsletter.${action}`);
  const common = useTranslations('newsletter');
  const language = useLocale();
  const token = useToken();
  const [state, setState] = useState<State>({ name: 'open' });

  async function act() {
    setState({ name: 'busy' });
    const answer = await postForm(`/api/newsletter/${action}`, { token: token ?? '' }, language);
    if (answer.kind === 'done') setState({ name: 'done' });
    else
      setState({ name: 'failed', message: formatServiceCallFailure(answer, common('noAnswer')) });
  }

  if (state.name === 'done') {
    return (
      <div role="status">
        <h1>{t('doneTitle')}</h1>
        <p className="lead">{t('doneText')}</p>
        <ButtonLink href="/" variant="outline">
          {common('home')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      {token === '' && <Notice tone="error">{common('noToken')}</Notice>}
      {state.name === 'failed' && (
        <Notice tone="error" role="alert" className="mb-4">
          {state.message}
        </Notice>
      )}
      {token !== '' && (
        <Button
          size="lg"
          onClick={() => void act()}
          isBusy={state.name === 'busy'}
          busyLabel={common('busy')}
        >
          {t('button')}
        </Button>
      )}
    </>
  );
}

const never = () => () => undefined;

/** Returns the token from the URL; an empty string if there is none, null during server rendering. */
function useToken(): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('token') ?? '',
    () => null,
  );
}
