'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type {
  AccessoryChoiceView,
  AccessoryArticleView,
} from '@/lib/platform/views/accessory-view';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';

interface AccessorySelection {
  readonly accessory: AccessoryChoiceView;
  readonly article: AccessoryArticleView;
  readonly amount: number;
  /** The slug of the model from whose page the visitor came; null if there is none. */
  readonly bike: string | null;
  readonly select: (article: AccessoryArticleView) => void;
  readonly setAmount: (amount: number) => void;
}

const Context = createContext<AccessorySelection | null>(null);

interface Props {
  readonly accessory: AccessoryChoiceView;
  readonly children: ReactNode;
}

/** Provides the selected article (`?variant=SKU`), its quantity and the bicycle it is for (`?bikes=slug`). */
export function AccessorySelectionProvider({ accessory, children }: Props) {
  const [query, write] = useUrlQuery();
  const [amount, setAmount] = useState(1);
  const params = new URLSearchParams(query);
  const variantId = params.get('variant');
  const article = accessory.articles.find(({ sku }) => sku === variantId) ?? accessory.articles[0];
  if (article === undefined) return null;
  const select = ({ sku }: AccessoryArticleView): void => {
    params.set('variant', sku);
    write(params.toString(), 'replace');
  };
  return (
    <Context value={{ accessory, article, amount, bike: params.get('bikes'), select, setAmount }}>
      <UrlQueryListener />
      {children}
    </Context>
  );
}

/** Returns the selected article. Throws outside of AccessorySelectionProvider. */
export function useAccessorySelection(): AccessorySelection {
  const selection = useContext(Context);
  if (selection === null)
    throw new Error('useAccessorySelection needs an AccessorySelectionProvider');
  return selection;
}
