'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  className: string;
  /** The accessible name; alternatively `labelledBy`, the id of a heading. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
};

/**
 * A native modal dialog: traps the focus, closes with Escape and by a click outside, and restores the focus. Its
 * content is only mounted while it is open.
 */
export function Dialog({ isOpen, onClose, className, label, labelledBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  // The component that opened the dialog also closes it, for instance after the history entry of a zoomed image was
  // removed.
  const closeByKey = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={closeByKey}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {isOpen && <div className="lt-dialog-body">{children}</div>}
    </dialog>
  );
}
