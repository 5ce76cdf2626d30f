'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '@/components/ui/message/notice';
import { OptionRow } from '@/components/ui/form/option-row';
import { type ShipmentMode, shipmentModes } from '@/domain/delivery/shipment';
import { reloadMasterData, updateShipmentPreference } from '@/lib/browser/b2b/use-master-data';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import '@/styles/on-demand/form-sections.scss';

const titles = { together: 'deliveryTogether', asReady: 'deliveryAsReady' } as const;

/**
 * The default shipment preference for the dealer's baskets. It needs no review, so it is saved as soon as it is
 * selected.
 */
export function ShipmentPreference({ saved }: { readonly saved: ShipmentMode }) {
  const t = useTranslations('b2b.masterData');
  const language = useLocale();
  const [pendingMode, setPendingMode] = useState<ShipmentMode | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(mode: ShipmentMode): Promise<void> {
    if (pendingMode !== null) return;
    setPendingMode(mode);
    setIsSaved(false);
    setProblem(null);
    const answer = await updateShipmentPreference(mode, language);
    if (answer.kind === 'done') {
      await reloadMasterData(language);
      setIsSaved(true);
    } else if (answer.kind !== 'sessionEnded')
      setProblem(formatServiceCallFailure(answer, t('deliveryFailed')));
    setPendingMode(null);
  }

  return (
    <fieldset className="mt-5 lt-address-editor" data-needs="shipmentChoice">
      <legend className="h4">{t('delivery')}</legend>
      <p className="small text-2">{t('deliveryHint')}</p>
      {problem && (
        <Notice tone="error" role="alert" className="mb-3">
          {problem}
        </Notice>
      )}
      {shipmentModes.map((mode) => (
        <OptionRow
          key={mode}
          name="delivery-habit"
          value={mode}
          title={t(titles[mode])}
          checked={mode === (pendingMode ?? saved)}
          onChange={() => void choose(mode)}
        />
      ))}
      <p className="small text-2 mt-2" role="status">
        {isSaved && t('deliverySaved')}
      </p>
    </fieldset>
  );
}
