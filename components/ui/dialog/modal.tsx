'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import './modal.scss';

const BootstrapModal = dynamic(() => import('react-bootstrap/Modal'), { ssr: false });

type ModalProps = {
  isOpen: boolean;
  onClose: () => void;
  className?: string;
  /** The id of the heading that labels the dialog. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A dialog for cart, checkout and account: traps the focus, closes with Escape and by a click outside, and restores the
 * focus. Its code is loaded when it is first opened. Public pages use the native dialog (dialog.tsx), which adds no
 * code.
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
