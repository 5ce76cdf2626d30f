'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PictureView } from '@/domain/picture/picture-path';
import { Link } from '@/lib/i18n/navigation';
import { selectedPicture } from './bike-picture';
import { useBikeSelection } from './bike-selection';

const VIEWS: readonly PictureView[] = ['side', 'head', 'hub', 'dims'];

/** The bicycle as it is being configured, its name, its code and a link that keeps it. */
export function ConfiguratorStage() {
  const t = useTranslations('configurator');
  const selection = useBikeSelection();
  const { bike, selected, color, drivetrain, frame } = selection;
  const [view, setView] = useState<PictureView>('side');
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };
  const alt = t('alt', {
    name: bike.name,
    color: color?.name ?? '',
    frame: frame?.name ?? '',
    size: selected.size,
    drivetrain: drivetrain?.name ?? '',
  });
  return (
    <div className="lt-cfg-stage">
      <div className="d-none d-lg-flex justify-content-between gap-4">
        <div>
          <Link
            href={`/bikes/${bike.slug}?variant=${selected.sku}`}
            className="small"
            prefetch={false}
          >
            {t('back', { name: bike.name })}
          </Link>
          <h1 className="h2 mt-2 mb-0">
            {t('title', { name: bike.name, color: color?.name ?? '' })}
          </h1>
        </div>
        <div className="text-end small text-2">
          <span className="num">{selected.sku}</span>
          <br />
          <button type="button" className="btn btn-quiet lt-clear-all" onClick={() => void copy()}>
            {copied ? t('copied') : t('copy')}
          </button>
          <span className="visually-hidden" role="status">
            {copied ? t('copied') : ''}
          </span>
        </div>
      </div>
      <img
        className={view === 'head' || view === 'hub' ? 'bike is-detail' : 'bike'}
        src={selectedPicture(selection, view)}
        alt={alt}
        width={2040}
        height={1360}
        fetchPriority="high"
      />
      <div className="d-none d-lg-flex justify-content-between align-items-center small text-2 gap-4">
        <div className="lt-seg" role="group" aria-label={t('views.label')}>
          {VIEWS.map((known) => (
            <button
              key={known}
              type="button"
              className={known === view ? 'is-on' : ''}
              aria-pressed={known === view}
              onClick={() => setView(known)}
            >
              {t(`views.${known}`)}
            </button>
          ))}
        </div>
        <span>{t('pictureNote', { size: selected.size })}</span>
      </div>
    </div>
  );
}
