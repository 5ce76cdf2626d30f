import { readStorage, writeStorage } from './browser-storage';
import { updateClientState, useClientState } from '@/lib/browser/state/client-state';

const storageKey = 'orderComment';

/** Maximum length of the order remark, in characters. */
export const maxOrderCommentLength = 1000;

/**
 * Sets the order remark. It is also stored in session storage, which keeps it for the review step and after a reload.
 */
export function setOrderComment(orderComment: string): void {
  updateClientState({ orderComment });
  writeStorage('sessionStorage', storageKey, orderComment || null);
}

/** Restores the remark stored in this tab, if there is one. */
export function loadOrderComment(): void {
  const orderComment = readStorage('sessionStorage', storageKey);
  if (orderComment) updateClientState({ orderComment });
}

/** Subscribes to the order remark as typed. */
export function useOrderComment(): string {
  return useClientState(({ orderComment }) => orderComment);
}
