'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/form/button';
import { Modal } from './modal';

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** What the button does, as a verb. */
  action: string;
  busyLabel: string;
  /** What the other button does; without it, it cancels. */
  cancelLabel?: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is gone for good. Escape and a click beside it are a no. */
export function ConfirmDialog(props: Props) {
  const {
    isOpen,
    title,
    children,
    action,
    busyLabel,
    cancelLabel: keep,
    isBusy,
    onConfirm,
    onCancel,
  } = props;
  const t = useTranslations('common');
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={onCancel} labelledBy={titleId}>
      <h2 className="h3 text-break" id={titleId}>
        {title}
      </h2>
      {children}
      <div className="d-flex flex-wrap gap-2 mt-4">
        <Button onClick={onConfirm} isBusy={isBusy} busyLabel={busyLabel}>
          {action}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {keep ?? t('cancel')}
        </Button>
      </div>
    </Modal>
  );
}
