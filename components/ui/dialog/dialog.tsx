'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  className: string;
  /** The name for those who listen; or the id of the heading that is it. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: keeps the focus inside, closes with Escape and by a click beside it, and gives the
 * focus back. What it shows exists only while it is open.
 */
export function Dialog({ isOpen, onClose, className, label, labelledBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  // Closed by its owner, never before it: a picture is gone once its step of the history is.
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
      onClick={closeBeside}
    >
      {isOpen && <div className="lt-dialog-body">{children}</div>}
    </dialog>
  );
}
