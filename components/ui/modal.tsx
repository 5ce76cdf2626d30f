'use client';

import { Dialog, type DialogProps } from './dialog';

/** Centred, on phones a sheet from below (design README §7). */
export function Modal(props: Omit<DialogProps, 'className'>) {
  return <Dialog {...props} className="lt-modal" />;
}
