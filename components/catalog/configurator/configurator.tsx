'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { findArrival } from '@/domain/delivery/transit-days';
import { getAvailability } from '@/domain/availability/availability';
import { findEarlierVariant } from '@/domain/catalog/variant-alternatives';
import type { BikeBuild } from '@/domain/catalog/frame-geometry';
import { findPicturedSize } from '@/lib/platform/media/bike-pictures';
import type { IsoDay } from '@/domain/time/day';
import {
  AvailabilityLabel,
  AvailabilityText,
} from '@/components/ui/availability/availability-label';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { Link } from '@/lib/platform/i18n/navigation';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { ColorChoice } from '@/components/catalog/bike/color-choice';
import { ConfigurationBar } from './configuration-price';
import { ConfigurationCode } from './configuration-comment';
import { ConfigurationLeasing } from './configuration-price';
import { ConfigurationComment } from './configuration-comment';
import { useConfiguredParts } from './configuration-parts';
import { ConfigurationPrice } from './configuration-price';
import { CopyLinkButton } from '@/components/catalog/copy-link-button';
import { ConfiguratorPreview, type ConfiguratorPreviewView } from './configurator-preview';
import { DrivetrainChoice } from '@/components/catalog/bike/drivetrain-choice';
import { FrameShapeChoice } from '@/components/catalog/bike/drivetrain-choice';
import { PartChoice } from './part-choice';
import { SizeChoice } from '@/components/catalog/bike/size-choice';
import { VariantLink } from '@/components/catalog/variant-link';
import './configurator.scss';

interface Props {
  readonly relatives: BikePageView['relatives'];
  readonly driveRelatives: BikePageView['driveRelatives'];
  /** An explanatory sentence for each drivetrain, by drivetrain code. */
  readonly driveNotes: Readonly<Record<string, string>>;
  readonly addToBasket: ReactNode;
  readonly addFromBar: ReactNode;
  /** Today's ISO day, to determine which variants are available earlier. */
  readonly today: IsoDay;
  /** A text on how the images were made. */
  readonly note: ReactNode;
  /** The data from which the bicycle is drawn with its parts. */
  readonly build: BikeBuild;
  /** Manufacturer and safety information, collapsed. */
  readonly safety: ReactNode;
}

/**
 * Configures the bicycle step by step: frame, size, drivetrain, color, parts and a comment for the workshop. Price,
 * delivery date and code are always in view. A change of size shows the drawing with dimensions; any other change shows
 * a view without dimensions.
 */
export function Configurator(props: Props) {
  const {
    relatives,
    driveRelatives,
    driveNotes,
    addToBasket,
    addFromBar,
    today,
    note,
    safety,
    build,
  } = props;
  const [view, setView] = useState<ConfiguratorPreviewView>('side');
  const closeDimensions = (): void => setView((now) => (now === 'dims' ? 'side' : now));
  const t = useTranslations('configurator');
  const words = useTranslations('bike');
  const id = useId();
  const { bike, variants, selected, frame, color, drivetrain, sizes } = useBikeSelection();
  const hasParts = useConfiguredParts().parts.length > 0;
  const availability = getAvailability(selected.stock);
  const canOrder = useIsB2b() || !bike.b2bOnly;
  const earlierVariant = findEarlierVariant(
    variants,
    selected,
    bike.colors.map(({ short }) => short),
    today,
  );
  const earlierColor = bike.colors.find(({ short }) => short === earlierVariant?.variant.color);
  return (
    <div className="lt-configurator">
      <h1 className="visually-hidden">
        {t('title', { name: bike.name, color: color?.name ?? '' })}
      </h1>
      <ConfiguratorPreview view={view} onView={setView} note={note} build={build} />
      <div className="lt-configurator-panel">
        <div className="d-lg-none mb-2">
          <div className="d-flex flex-wrap justify-content-between align-items-baseline small mb-2">
            <Link href={`/bikes/${bike.slug}?variant=${selected.sku}`} prefetch={false}>
              {t('back', { name: bike.name })}
            </Link>
            <CopyLinkButton />
          </div>
          <p className="h3 mb-0" aria-hidden="true">
            {t('title', { name: bike.name, color: color?.name ?? '' })}
          </p>
          <p className="small text-2 mt-1 mb-0">
            <span className="num">{selected.sku}</span>,{' '}
            {words('vat', { percent: bike.vatPercent })}
          </p>
          <div className="small text-2 mt-1">
            {t('pictureNote', { size: findPicturedSize(sizes)?.size ?? selected.size })} {note}
          </div>
        </div>
        <section className="lt-configurator-section" onChange={closeDimensions}>
          <header>
            <h2 id={`${id}-frame`}>{t('frame')}</h2>
            <span>{frame?.name}</span>
          </header>
          <FrameShapeChoice labelledBy={`${id}-frame`} relatives={relatives} />
        </section>
        <section className="lt-configurator-section" onChange={() => setView('dims')}>
          <header>
            <h2>{t('size')}</h2>
            <Link
              href={`/bikes/${bike.slug}?variant=${selected.sku}#geometry`}
              className="small"
              prefetch={false}
            >
              {t('byMeasure')}
            </Link>
          </header>
          <SizeChoice />
        </section>
        <section className="lt-configurator-section" onChange={closeDimensions}>
          <header>
            <h2 id={`${id}-drive`}>{t('drivetrain')}</h2>
            <span>{drivetrain?.name}</span>
          </header>
          <DrivetrainChoice
            labelledBy={`${id}-drive`}
            relatives={driveRelatives}
            notes={driveNotes}
          />
        </section>
        <section className="lt-configurator-section" onChange={closeDimensions}>
          <header>
            <h2 id={`${id}-color`}>{t('colour')}</h2>
            <span>{color?.name}</span>
          </header>
          <ColorChoice labelledBy={`${id}-color`} sizes={pictureSizes.configurator} />
          <p className="small text-2 mb-0 mt-2" aria-live="polite">
            {t('availability', { color: color?.name ?? '', size: selected.size })}{' '}
            <AvailabilityLabel
              availability={availability}
              arrival={findArrival(bike.arrivals, availability)}
            />
            {earlierVariant === null || earlierColor === undefined ? null : (
              <span className="d-block">
                {t('earlier')}{' '}
                <VariantLink to={earlierVariant.variant}>{earlierColor.name}</VariantLink>,{' '}
                <AvailabilityText availability={earlierVariant.availability} />.
              </span>
            )}
          </p>
        </section>
        {hasParts ? (
          <section
            className="lt-configurator-section"
            data-needs="mountedParts"
            onChange={() => setView('parts')}
          >
            <header>
              <h2>{t('parts')}</h2>
            </header>
            <PartChoice />
          </section>
        ) : null}
        <ConfigurationComment today={today} />
        <ConfigurationCode />
        <ConfigurationLeasing />
        {safety}
        <div className="lt-configurator-footer">
          <ConfigurationPrice />
          <div className="mt-3">
            {canOrder ? addToBasket : <p className="mb-0">{t('b2bOnly')}</p>}
          </div>
        </div>
      </div>
      {canOrder ? <ConfigurationBar>{addFromBar}</ConfigurationBar> : null}
    </div>
  );
}
