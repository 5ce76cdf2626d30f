import type { IsoDay } from '../time/day';
import { branch, leaf, type CiiNode } from './xml-element';

/** A day as CII writes it, 20261204; nothing for null. References to other documents have a type of their own for it. */
export function dayElement(
  name: string,
  day: IsoDay | null,
  type: 'udt' | 'qdt' = 'udt',
): CiiNode | null {
  const text = day === null ? '' : day.replaceAll('-', '');
  return branch(name, leaf(`${type}:DateTimeString`, text, { format: '102' }));
}
