'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';
import { keepInMind } from '@/lib/browser/keep/keep-in-mind';
import { useWishes } from '@/lib/browser/keep/wish-store';
import { useIsCustomer } from '@/lib/browser/sign-in/use-is-customer';
import { useHydrated } from '@/lib/browser/state/use-hydrated';
import { Link } from '@/lib/platform/i18n/navigation';
import { ArticleRow } from './article-row';
import { GoneRow } from './gone-row';
import { KeptList } from './kept-list';
import { ShareWishes } from './share-wishes';
import { useArticles } from './use-articles';
import { useWishSync } from './use-wish-sync';

/** What somebody keeps in mind, from this browser or their account; what was taken out can be put back while the page is open. */
export function WishListView() {
  const t = useTranslations('keep');
  const language = useLocale();
  const isCustomer = useIsCustomer();
  const isHydrated = useHydrated();
  const wishes = useWishes();
  const [removed, setRemoved] = useState<{ sku: string; name: string } | null>(null);
  const { articles, hasFailed, retry } = useArticles(wishes, language);
  const sync = useWishSync(isCustomer === true);

  const remove = (sku: string, name: string) => {
    keepInMind(sku, false);
    setRemoved({ sku, name });
  };
  const isEmpty = isHydrated && wishes.length === 0 && sync !== 'busy';
  return (
    <>
      <p className="fs-5 text-2">{t(isCustomer === true ? 'leadAccount' : 'lead')}</p>
      {sync === 'failed' && <Note className="mb-3">{t('syncFailed')}</Note>}
      <div role="status">
        {removed !== null && !wishes.includes(removed.sku) && (
          <p className="mb-3">
            {t('removed', { name: removed.name })}{' '}
            <Button variant="quiet" onClick={() => keepInMind(removed.sku, true)}>
              {t('undo')}
            </Button>
          </p>
        )}
        {hasFailed && (
          <Note tone="error">
            {t('failed')}{' '}
            <Button variant="quiet" onClick={retry}>
              {t('retry')}
            </Button>
          </Note>
        )}
      </div>
      {isEmpty && (
        <>
          <p>{t('empty')}</p>
          <ButtonLink href="/bikes">{t('toBikes')}</ButtonLink>
        </>
      )}
      {articles === null && !hasFailed && !isEmpty && <p className="text-2">{t('loading')}</p>}
      {articles !== null && wishes.length > 0 && (
        <>
          <KeptList>
            {wishes.map((sku) => {
              const article = articles.get(sku);
              if (article === undefined)
                return <GoneRow key={sku} sku={sku} onRemove={() => remove(sku, sku)} />;
              const { name, availability } = article;
              return (
                <ArticleRow key={sku} article={article}>
                  {availability.kind !== 'now' && (
                    <Link className="btn btn-quiet" href={`/watch?sku=${sku}`} prefetch={false}>
                      {t('watch')}
                    </Link>
                  )}
                  <Button
                    variant="quiet"
                    aria-label={t('removeOf', { name })}
                    onClick={() => remove(sku, name)}
                  >
                    {t('remove')}
                  </Button>
                </ArticleRow>
              );
            })}
          </KeptList>
          <ShareWishes skus={wishes} />
        </>
      )}
    </>
  );
}
