import {
  packAside,
  type PutAside,
  toggleAside,
  unpackAside,
} from '@/domain/compare/kept-comparison';
import { keptAside } from './kept-aside';

let known: { text: string; list: readonly PutAside[] } = { text: '', list: [] };

/** The bicycles put aside; none on the server and while hydrating. The same list again while nothing changes. */
export function usePutAside(): readonly PutAside[] {
  const text = keptAside.useText();
  if (known.text !== text) known = { text, list: unpackAside(text) };
  return known.list;
}

/** Puts a bicycle aside, or takes it back; false when there are as many as fit beside each other, which stay as they are. */
export function togglePutAside(bike: PutAside): boolean {
  const next = toggleAside(unpackAside(keptAside.get()), bike);
  if (next !== null) keptAside.set(packAside(next));
  return next !== null;
}

/** Takes a bicycle back, where it is put aside. */
export function dropAside(slug: string): void {
  keptAside.set(packAside(unpackAside(keptAside.get()).filter((bike) => bike.slug !== slug)));
}

/** Takes all of them back. */
export function dropAll(): void {
  keptAside.set('');
}
