'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import './list.scss';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
  readonly canClear: boolean;
  /** For instance "6 Modelle zeigen". */
  readonly showLabel: string;
  readonly children: ReactNode;
}

/** The facets as a full sheet on phones; the dialog keeps the focus inside and closes on Escape. */
export function FilterSheet({ open, onClose, onClear, canClear, showLabel, children }: Props) {
  const t = useTranslations('catalog');
  const common = useTranslations('common');
  return (
    <Dialog
      isOpen={open}
      onClose={onClose}
      className="lt-filter-sheet"
      labelledBy="filter-sheet-title"
    >
      <header>
        <h2 id="filter-sheet-title" className="h3 m-0">
          {t('filter')}
        </h2>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common('close')}
        </button>
      </header>
      <div className="body">{children}</div>
      <footer>
        <button type="button" className="btn btn-quiet" onClick={onClear} disabled={!canClear}>
          {t('clearAllShort')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {showLabel}
        </button>
      </footer>
    </Dialog>
  );
}
