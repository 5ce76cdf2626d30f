'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/form/button';
import { Modal } from './modal';

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The label of the confirm button, a verb. */
  action: string;
  busyLabel: string;
  /** The label of the cancel button; "cancel" by default. */
  cancelLabel?: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A dialog that asks for confirmation before something is permanently deleted. Escape and a click outside cancel. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, children, action, busyLabel, cancelLabel, isBusy, onConfirm, onCancel } =
    props;
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
          {cancelLabel ?? t('cancel')}
        </Button>
      </div>
    </Modal>
  );
}
