'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import './modal.scss';

const BootstrapModal = dynamic(() => import('react-bootstrap/Modal'), { ssr: false });

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  className?: string;
  /** The id of the heading that names it. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A dialog of cart, checkout and account: keeps the focus inside, closes with Escape and by a click beside it, and gives the focus back.
 * Its code is loaded when it is first opened. Public pages have the browser's own (dialog.tsx), which costs them nothing.
 */
export function Modal({ isOpen, onClose, className = '', labelledBy, children }: ModalProps) {
  if (!isOpen) return null;
  return (
    <BootstrapModal
      show
      animation={false}
      onHide={onClose}
      bsPrefix="lt-modal-layer"
      backdropClassName="lt-modal-backdrop"
      contentClassName={`lt-modal ${className}`.trim()}
      aria-labelledby={labelledBy}
    >
      {children}
    </BootstrapModal>
  );
}
