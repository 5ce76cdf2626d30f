import { type Basket, countBasketItems } from '@/domain/basket/basket';
import { hasTagManager } from '@/lib/browser/tracking/data-layer';
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

/** Sends tracking events for the difference between two baskets. The code is loaded only when tags are active. */
export function trackBasketChanges(before: Basket | null, after: Basket | null): void {
  if (!before || !after || !hasTagManager()) return;
  import('@/lib/platform/tracking/basket-events').then(
    ({ listBasketEvents: basketEvents }) => basketEvents(before, after).forEach(track),
    // Ignores a failed import: the customer sees no error, only the tracking event is lost.
    () => undefined,
  );
}

let channel: BroadcastChannel | null = null;

/**
 * Calls `onChange` when another tab has changed the basket; returns an unsubscribe function. Does nothing in browsers
 * without BroadcastChannel.
 */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  channel = 'BroadcastChannel' in window ? new BroadcastChannel('cart') : null;
  channel?.addEventListener('message', onChange);
  return () => {
    channel?.close();
    channel = null;
  };
}

/** Notifies other tabs that this page has changed the basket. */
export function notifyTabsOfBasket(): void {
  channel?.postMessage('changed');
}

/**
 * `cold`: not loaded, or cleared. `loading`: loading for the first time or after a failure. `broken`: the shop service
 * does not respond; a retry may help.
 */
export type BasketStatus = 'cold' | 'loading' | 'ready' | 'broken';

type BasketStoreState = { basket: BasketState; status: BasketStatus };

export const initialBasketStoreState: BasketStoreState = {
  basket: initialBasketState,
  status: 'cold',
};

export type BasketStore = ReturnType<typeof createBasketStore>;

/**
 * Creates the store that sends the customer's basket commands to the shop service, one at a time. A lost basket is
 * recreated once, and the pending commands are sent for the new basket (Specification §8). Nothing is retried
 * automatically while the shop service does not respond.
 */
function createBasketStore() {
  const store = createExternalStore<BasketStoreState>(initialBasketStoreState);
  let running: Promise<void> | null = null;
  let isCalledAgain = false;
  /**
   * Keys of the commands that restore the items of an expired basket; null until restoring was attempted (once per
   * basket).
   */
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

  /**
   * Sends commands until none is left. Only one run is active at a time: a call during a run resolves when that run
   * ends.
   */
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
      // If the code cannot be loaded, the failure is handled as if the shop service did not respond.
      stop(error instanceof Error ? error.message : String(error));
    } finally {
      running = null;
    }
  }

  /**
   * Sends the next request: creates or loads the basket, or runs a command. Returns false when nothing is left to do or
   * the shop service does not respond.
   */
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

  /**
   * Queues commands that add the items of an earlier visit again, after its session or basket has expired. Returns
   * false when no such items are stored or restoring was attempted before.
   */
  function restore(): boolean {
    if (restoring !== null) return false;
    const snapshot = loadCartSnapshot(Date.now());
    const commands = snapshot ? toAddCommands(snapshot) : [];
    restoring = commands.map(({ key }) => key);
    if (commands.length > 0) dispatch({ type: 'commandsAdded', commands });
    return commands.length > 0;
  }

  /** Announces that an expired basket was restored, with the titles of the items that the shop service rejected. */
  function finishRestoring(): void {
    if (!restoring?.length) return;
    const keys = new Set(restoring);
    restoring = [];
    const failures = basketState().failures.filter(({ command }) => keys.has(command.key));
    for (const { command } of failures) dispatch({ type: 'dismissed', key: command.key });
    notifyCartRestored({
      missing: failures.flatMap(({ command }) => ('title' in command ? [command.title] : [])),
    });
  }

  /**
   * Creates the basket, unless another tab has just created one; that basket is then used. After a network error the
   * request is repeated once (Specification §8); a basket that the first request created nevertheless stays empty and
   * unused.
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
    response: BasketResult | Promise<BasketResult>,
  ): Promise<boolean> {
    const { revision } = basketState();
    const answer = await response;
    switch (answer.kind) {
      case 'basket':
        dispatch({ type: 'loaded', basket: answer.basket, revision });
        return true;
      case 'lost':
        return handleLostBasket(basketId, answer.message);
      case 'rejected':
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
        trackBasketChanges(before, basketState().settled);
        return true;
      case 'lost':
        return handleLostBasket(before.id, answer.message);
      case 'rejected':
      case 'unknown':
        dispatch({ type: 'failed', id, message: answer.message, outcome: answer.kind });
        return true;
      case 'sessionEnded':
        return clear();
    }
  }

  /**
   * Handles the loss of a basket: the next step creates a new basket, or loads the one another tab has already created.
   */
  function handleLostBasket(basketId: string | null, message: string): boolean {
    if (sessionCookies.basketId.read() === basketId) sessionCookies.basketId.remove();
    // Allows the items to be restored into the next basket, but only after the first loss.
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

/**
 * The basket store of the page. Its code is loaded on first use and the Apollo client with the first request, so
 * neither delays the page.
 */
export const basketStore = createBasketStore();

basketStore.subscribe(() => {
  const { basket, status } = basketStore.get();
  const isUnknown = basket.settled === null && status !== 'ready';
  setCartCount(isUnknown ? null : computeDisplayedQuantity(basket));
});
