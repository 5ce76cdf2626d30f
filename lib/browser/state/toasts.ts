import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

type ToastVariant = 'warning' | 'danger' | 'success' | 'info';

export type Toast = {
  id: number;
  message: string;
  title: string | null;
  variant: ToastVariant;
  /** Action button of the toast; clicking it runs the action and closes the toast. Null for none. */
  action: { label: string; run: () => void } | null;
};

type ToastInput = Pick<Toast, 'message'> & Partial<Omit<Toast, 'id' | 'message'>>;

const maxShown = 4;
const none: readonly Toast[] = [];
const toasts = createExternalStore<readonly Toast[]>(none);
let lastId = 0;

/**
 * Shows a toast; an existing toast with the same text is replaced. Returns the id for closeToast (Specification §8).
 */
export function showToast({
  message,
  title = null,
  variant = 'warning',
  action = null,
}: ToastInput): number {
  lastId += 1;
  const toast: Toast = { id: lastId, message, title, variant, action };
  toasts.update((shown) =>
    [...shown.filter((other) => !isSameText(other, toast)), toast].slice(-maxShown),
  );
  return toast.id;
}

/** Closes a toast; does nothing if it is already closed. */
export function closeToast(id: number): void {
  toasts.update((shown) => shown.filter((toast) => toast.id !== id));
}

/** Subscribes to the toasts, oldest first; none on the server. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
}

function isSameText(a: Toast, b: Toast): boolean {
  return a.message === b.message && a.title === b.title;
}
