'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useTranslations, useLocale } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/form/button';
import { Link } from '@/lib/platform/i18n/navigation';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/message/notice';
import { updateStoredWishList } from '@/lib/browser/wish-list/update-stored-wish-list';
import { useWishList } from '@/lib/browser/wish-list/wish-list';
import { useIsCustomer } from '@/lib/browser/session/use-is-customer';
import { useHydrated } from '@/lib/browser/hydration/use-hydrated';
import { ItemRow, ItemList } from './item-list';
import { useListedItems } from './use-listed-items';
import './article-list.scss';

/** The row of an article of the wish list that is no longer on sale. */
function UnavailableArticleRow({
  sku,
  onRemove,
}: {
  readonly sku: string;
  readonly onRemove: () => void;
}) {
  const t = useTranslations('wishList');
  // An outlet item is identified by its slug, which is not a readable name.
  const name = /[a-z]/.test(sku) ? t('gonePiece') : sku;
  return (
    <li className="lt-article-row">
      <span />
      <div className="lt-article-row-text">
        <p className="m-0 num">{name}</p>
        <p className="text-2 small m-0">{t('gone')}</p>
      </div>
      <div className="lt-article-row-actions">
        <Button variant="quiet" aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

/**
 * Creates a link with which anyone can see the articles of this wish list. The link contains their SKUs and no data
 * about the visitor.
 */
function ShareWishListLink({ skus }: { readonly skus: readonly string[] }) {
  const t = useTranslations('wishList');
  return (
    <p className="mt-4">
      <Link
        className="lt-link"
        href={`/wish-list/shared?articles=${skus.join(',')}`}
        prefetch={false}
      >
        {t('share')}
      </Link>
    </p>
  );
}

type SyncState = 'idle' | 'busy' | 'failed';

/**
 * Synchronizes the wish list with the account once a customer is signed in; the synchronization code is loaded at that
 * time.
 */
function useWishListSync(isCustomer: boolean): SyncState {
  const [state, setState] = useState<SyncState>('idle');
  useEffect(() => {
    if (!isCustomer) return;
    let isOver = false;
    const say = (next: SyncState) => {
      if (!isOver) setState(next);
    };
    say('busy');
    import('@/lib/browser/wish-list/sync-wish-list')
      .then(({ syncWishList }) => syncWishList())
      .then(
        (synced) => say(synced === 'failed' ? 'failed' : 'idle'),
        () => say('failed'),
      );
    return () => {
      isOver = true;
    };
  }, [isCustomer]);
  return state;
}

/** Returns the message key of where the list is stored. */
function getLeadKey(isCustomer: boolean): 'lead' | 'leadAccount' | 'leadBrowser' {
  if (!hasShopFeature('wishListSync')) return 'leadBrowser';
  return isCustomer ? 'leadAccount' : 'lead';
}

/** The wish list, stored in this browser or in the account. Removed articles can be restored while the page is open. */
export function WishListView() {
  const t = useTranslations('wishList');
  const language = useLocale();
  const isCustomer = useIsCustomer();
  const isHydrated = useHydrated();
  const wishes = useWishList();
  const [removed, setRemoved] = useState<{ sku: string; name: string } | null>(null);
  const { articles, hasFailed, retry } = useListedItems(wishes, language);
  const sync = useWishListSync(isCustomer === true);

  const remove = (sku: string, name: string) => {
    updateStoredWishList(sku, false);
    setRemoved({ sku, name });
  };
  const isEmpty = isHydrated && wishes.length === 0 && sync !== 'busy';
  return (
    <>
      <p className="fs-5 text-2">{t(isHydrated ? getLeadKey(isCustomer === true) : 'lead')}</p>
      {sync === 'failed' && <Notice className="mb-3">{t('syncFailed')}</Notice>}
      <div role="status">
        {removed !== null && !wishes.includes(removed.sku) && (
          <p className="mb-3">
            {t('removed', { name: removed.name })}{' '}
            <Button variant="quiet" onClick={() => updateStoredWishList(removed.sku, true)}>
              {t('undo')}
            </Button>
          </p>
        )}
        {hasFailed && (
          <Notice tone="error">
            {t('failed')}{' '}
            <Button variant="quiet" onClick={retry}>
              {t('retry')}
            </Button>
          </Notice>
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
          <ItemList>
            {wishes.map((sku) => {
              const article = articles.get(sku);
              if (article === undefined)
                return (
                  <UnavailableArticleRow key={sku} sku={sku} onRemove={() => remove(sku, sku)} />
                );
              const { name, availability } = article;
              return (
                <ItemRow key={sku} article={article}>
                  {availability.kind !== 'now' && (
                    <Link className="btn btn-quiet" href={`/watch?sku=${sku}`} prefetch={false}>
                      {t('stockAlert')}
                    </Link>
                  )}
                  <Button
                    variant="quiet"
                    aria-label={t('removeOf', { name })}
                    onClick={() => remove(sku, name)}
                  >
                    {t('remove')}
                  </Button>
                </ItemRow>
              );
            })}
          </ItemList>
          <ShareWishListLink skus={wishes} />
        </>
      )}
    </>
  );
}
