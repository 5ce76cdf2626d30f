import { type Basket, countBasketItems } from '@/domain/basket/basket';
import { hasTags } from '@/lib/browser/tracking/data-layer';
import { track } from '@/lib/browser/tracking/track';
import {
  type BasketState,
  initialBasketState,
  needsBasket,
  findNextMutation,
  computeDisplayedQuantity,
} from '@/domain/basket/basket-state';
import { toAddCommands } from '@/domain/basket/basket-snapshot';
import { type BasketEvent, reduceBasket } from '@/domain/basket/basket-reducer';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { runWithLock } from '@/lib/browser/session/session-lock';
import type { BasketResult, BasketApi } from '@/lib/browser/shop/basket-api';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { saveCartCount, setCartCount } from './cart-count';
import { notifyCartRestored } from './use-restored-cart';
import { loadCartSnapshot, saveCartSnapshot } from './cart-snapshot';

/** Tells what a write of this page has changed in the basket. The rules are loaded only where there are tags. */
export function trackBasket(before: Basket | null, after: Basket | null): void {
  if (!before || !after || !hasTags()) return;
  import('@/lib/platform/tracking/basket-events').then(
    ({ listBasketEvents: basketEvents }) => basketEvents(before, after).forEach(track),
    // Statistics without an event are better than a shop with an error.
    () => undefined,
  );
}

let channel: BroadcastChannel | null = null;

/** Calls back when another tab has changed the basket; gives the end of it. Tabs of a browser without channels hear nothing. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  channel = 'BroadcastChannel' in window ? new BroadcastChannel('cart') : null;
  channel?.addEventListener('message', onChange);
  return () => {
    channel?.close();
    channel = null;
  };
}

/** Says that this page has changed the basket. */
export function notifyTabsOfBasket(): void {
  channel?.postMessage('changed');
}

/** cold: never asked. loading: asked for the first time. broken: the shop does not answer; a retry may help. */
export type BasketStatus = 'cold' | 'loading' | 'ready' | 'broken';

type BasketStoreState = { basket: BasketState; status: BasketStatus };

export const initialBasketStoreState: BasketStoreState = {
  basket: initialBasketState,
  status: 'cold',
};

export type BasketStore = ReturnType<typeof createBasketStore>;

/**
 * Carries out what the shopper wishes of the basket, one write at a time (ARCHITECTURE §5). A lost basket is replaced
 * once and the wishes go to the new one (Spec §8); while the shop does not answer, nothing is repeated by itself.
 */
function createBasketStore() {
  const store = createExternalStore<BasketStoreState>(initialBasketStoreState);
  let running: Promise<void> | null = null;
  let isCalledAgain = false;
  /** The keys of the wishes that fill a basket again; null before it was tried, once for each basket. */
  let restoring: readonly string[] | null = null;

  const basketState = () => store.get().basket;

  function dispatch(event: BasketEvent): void {
    const before = basketState();
    store.update((state) => ({ ...state, basket: reduceBasket(state.basket, event) }));
    const { settled } = basketState();
    if (settled === before.settled) return;
    if (settled) sessionCookies.basketId.write(settled.id);
    saveCartCount(countBasketItems(settled));
  }

  function setStatus(status: BasketStatus): void {
    store.update((state) => (state.status === status ? state : { ...state, status }));
  }

  /** Works until nothing is left to do; calls meanwhile join the work that is under way. */
  function run(): Promise<void> {
    isCalledAgain = true;
    running ??= work();
    return running;
  }

  async function work(): Promise<void> {
    if (store.get().status !== 'ready') setStatus('loading');
    try {
      const api = await import('@/lib/browser/shop/basket-api');
      while (isCalledAgain) {
        isCalledAgain = false;
        while (await step(api));
      }
    } catch (error) {
      // Loading the code failed: for the shopper the same as a shop that does not answer.
      stop(error instanceof Error ? error.message : String(error));
    } finally {
      running = null;
    }
  }

  /** Does the next thing; false when nothing is left or the shop does not answer. */
  async function step(api: BasketApi): Promise<boolean> {
    const state = basketState();
    const knownId = sessionCookies.basketId.read();
    if (state.settled && knownId && knownId !== state.settled.id && !state.needsReload) {
      dispatch({ type: 'outdated' });
      return true;
    }
    if (knownId && (state.needsReload || !state.settled))
      return load(knownId, api.fetchBasket(knownId));
    if (state.needsReload || (state.settled && !knownId)) {
      dispatch({ type: 'basketLost', message: 'The basket is gone.' });
      return true;
    }
    if (!state.settled && restore()) return true;
    if (needsBasket(state)) return runWithLock('basket', () => create(api));
    const next = findNextMutation(state);
    if (!next || !state.settled) {
      finishRestoring();
      if (state.settled) saveCartSnapshot(state.settled, Date.now());
      setStatus('ready');
      return false;
    }
    dispatch({ type: 'started', id: next.id });
    return finish(next.id, state.settled, await api.updateBasket(state.settled.id, next.write));
  }

  /** Wishes for what the basket of an earlier visit held, whose session or basket has expired meanwhile; false without one. */
  function restore(): boolean {
    if (restoring !== null) return false;
    const snapshot = loadCartSnapshot(Date.now());
    const wishes = snapshot ? toAddCommands(snapshot) : [];
    restoring = wishes.map(({ key }) => key);
    if (wishes.length > 0) dispatch({ type: 'wished', wishes });
    return wishes.length > 0;
  }

  /** Announces the basket that was filled again, with what the shop has refused. */
  function finishRestoring(): void {
    if (!restoring?.length) return;
    const keys = new Set(restoring);
    restoring = [];
    const refused = basketState().failures.filter(({ command: wish }) => keys.has(wish.key));
    for (const { command: wish } of refused) dispatch({ type: 'dismissed', key: wish.key });
    notifyCartRestored({
      missing: refused.flatMap(({ command: wish }) => ('title' in wish ? [wish.title] : [])),
    });
  }

  /**
   * Two tabs at once must not create two baskets, of which one would be lost: the later one takes up the other's. A network error is met
   * with one more try (Spec §8); what the first may have left in the shop is empty and nobody's.
   */
  async function create(api: BasketApi): Promise<boolean> {
    if (sessionCookies.basketId.read()) return true;
    const first = await api.createBasket();
    if (first.kind !== 'unknown') return load(null, first);
    sessionCookies.basketId.remove();
    return load(null, api.createBasket());
  }

  async function load(
    basketId: string | null,
    reading: BasketResult | Promise<BasketResult>,
  ): Promise<boolean> {
    const { revision } = basketState();
    const answer = await reading;
    switch (answer.kind) {
      case 'basket':
        dispatch({ type: 'loaded', basket: answer.basket, revision });
        return true;
      case 'lost':
        return lose(basketId, answer.message);
      case 'refused':
      case 'unknown':
        return stop(answer.message);
      case 'sessionEnded':
        return clear();
    }
  }

  function finish(id: number, before: Basket, answer: BasketResult): boolean {
    switch (answer.kind) {
      case 'basket':
        dispatch({ type: 'answered', id, basket: answer.basket, problem: answer.problem });
        notifyTabsOfBasket();
        trackBasket(before, basketState().settled);
        return true;
      case 'lost':
        return lose(before.id, answer.message);
      case 'refused':
      case 'unknown':
        dispatch({ type: 'failed', id, message: answer.message, outcome: answer.kind });
        return true;
      case 'sessionEnded':
        return clear();
    }
  }

  /** Another tab may have moved on to a basket of its own: then that one is taken up instead of a new one. */
  function lose(basketId: string | null, message: string): boolean {
    if (sessionCookies.basketId.read() === basketId) sessionCookies.basketId.remove();
    // What it held goes into the next one; a basket that is lost again is not filled once more.
    if (basketState().recoveries === 0) restoring = null;
    dispatch({ type: 'basketLost', message });
    return true;
  }

  function stop(message: string): boolean {
    dispatch({ type: 'unreachable', message });
    setStatus('broken');
    return false;
  }

  function clear(): boolean {
    dispatch({ type: 'cleared' });
    setStatus('cold');
    return false;
  }

  return { get: store.get, subscribe: store.subscribe, dispatch, run, clear };
}

/** The page's one basket. Its code comes when it is first used, and Apollo when the shop is first asked; neither with the page. */
export const basketStore = createBasketStore();

basketStore.subscribe(() => {
  const { basket, status } = basketStore.get();
  const isUnknown = basket.settled === null && status !== 'ready';
  setCartCount(isUnknown ? null : computeDisplayedQuantity(basket));
});
