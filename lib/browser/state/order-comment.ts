import { updateClientState, useClientState } from '@/lib/browser/state/client-state';

const storageKey = 'orderComment';

/** The longest remark the form takes. */
export const maxOrderCommentLength = 1000;

/** Keeps the remark for the order, in the tab's own storage too, so that a reload or the way to the review keeps it. */
export function setOrderComment(orderComment: string): void {
  updateClientState({ orderComment });
  try {
    if (orderComment) window.sessionStorage.setItem(storageKey, orderComment);
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that forbids storage keeps the remark as long as the page lives.
    return;
  }
}

/** Takes up the remark this tab kept; nothing happens when there is none. */
export function loadOrderComment(): void {
  const kept = read();
  if (kept) updateClientState({ orderComment: kept });
}

/** The remark as typed. */
export function useOrderComment(): string {
  return useClientState(({ orderComment }) => orderComment);
}

function read(): string {
  try {
    return window.sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
