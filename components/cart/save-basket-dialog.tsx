'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import { Modal } from '@/components/ui/dialog/modal';
import { Notice } from '@/components/ui/message/notice';
import { maxBasketNameLength } from '@/domain/basket/saved-basket';
import type { SaveBasketResult } from '@/lib/browser/account/save-basket';
import { saveActiveBasket } from '@/lib/browser/account/save-basket';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/**
 * Asks for a name and saves the current basket under this name; then confirms it and lists the items that were saved in
 * a smaller quantity.
 */
export function SaveBasketDialog({ isOpen, onClose }: Props) {
  const titleId = useId();
  const [outcome, setOutcome] = useState<SaveBasketResult | null>(null);
  const close = () => {
    setOutcome(null);
    onClose();
  };
  return (
    <Modal isOpen={isOpen} onClose={close} labelledBy={titleId}>
      {outcome?.kind === 'saved' ? (
        <Saved titleId={titleId} name={outcome.name} fewer={outcome.fewer} onClose={close} />
      ) : (
        <SaveForm titleId={titleId} outcome={outcome} onSaved={setOutcome} onClose={close} />
      )}
    </Modal>
  );
}

type FormProps = {
  readonly titleId: string;
  readonly outcome: SaveBasketResult | null;
  readonly onSaved: (outcome: SaveBasketResult) => void;
  readonly onClose: () => void;
};

function SaveForm({ titleId, outcome, onSaved, onClose }: FormProps) {
  const t = useTranslations('saveBasket');
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const max = maxBasketNameLength;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const saved = await saveActiveBasket(name);
    if (saved.kind === 'sessionEnded') return;
    setIsBusy(false);
    onSaved(saved);
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <h2 id={titleId} className="h3">
        {t('title')}
      </h2>
      <p className="text-2">{t('text')}</p>
      <Problem outcome={outcome} />
      <TextField
        label={t('name')}
        hint={t('nameHint', { max })}
        error={
          outcome?.kind === 'nameProblem' ? t(`problem.${outcome.problem}`, { max }) : undefined
        }
        placeholder={t('nameExample')}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="d-flex flex-wrap gap-3 mt-4">
        <Button type="submit" isBusy={isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Problem({ outcome }: { readonly outcome: SaveBasketResult | null }) {
  const t = useTranslations('saveBasket');
  if (outcome?.kind === 'nothingToSave') return <Alert>{t('nothing')}</Alert>;
  if (outcome?.kind === 'tooMany') return <Alert>{t('tooMany')}</Alert>;
  if (outcome?.kind === 'failed')
    return <Alert>{t(outcome.isPartialCopyLeft ? 'failedHalf' : 'failed')}</Alert>;
  return null;
}

function Alert({ children }: { readonly children: string }) {
  return (
    <Notice tone="error" role="alert" className="mb-3">
      <p>{children}</p>
    </Notice>
  );
}

type SavedProps = {
  readonly titleId: string;
  readonly name: string;
  readonly fewer: readonly string[];
  readonly onClose: () => void;
};

function Saved({ titleId, name, fewer, onClose }: SavedProps) {
  const t = useTranslations('saveBasket');
  return (
    <div role="status">
      <h2 id={titleId} className="h3 text-break">
        {t('savedTitle', { name })}
      </h2>
      {fewer.length > 0 && (
        <Notice className="mb-3">
          <p>{t('fewer', { titles: fewer.join(', ') })}</p>
        </Notice>
      )}
      <div className="d-flex flex-wrap gap-3 mt-4">
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
        <ButtonLink
          href="/my-account/b2c/baskets"
          variant="quiet"
          prefetch={false}
          onClick={onClose}
        >
          {t('show')}
        </ButtonLink>
      </div>
    </div>
  );
}
