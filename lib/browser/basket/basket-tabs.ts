let channel: BroadcastChannel | null = null;

/** Calls back when another tab has changed the basket; gives the end of it. Tabs of a browser without channels hear nothing. */
export function hearOtherTabs(onChange: () => void): () => void {
  channel = 'BroadcastChannel' in window ? new BroadcastChannel('cart') : null;
  channel?.addEventListener('message', onChange);
  return () => {
    channel?.close();
    channel = null;
  };
}

/** Says that this page has changed the basket. */
export function tellTabsOfBasket(): void {
  channel?.postMessage('changed');
}
