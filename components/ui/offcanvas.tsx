'use client';

import { Dialog, type DialogProps } from './dialog';

/** A panel from the right, 400 px, full width on phones; header and footer stay, the part `.body` scrolls (Spec §9). */
export function Offcanvas(props: Omit<DialogProps, 'className'>) {
  return <Dialog {...props} className="lt-cart" />;
}
