'use client';

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

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

  // Closes the dialog before it is removed from the document, which restores the focus. A layout effect, because its
  // cleanup runs before the removal.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  // Keeps Escape from closing the dialog directly. The parent component closes it through `isOpen`, for example after
  // removing the history entry of a zoomed image.
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
