'use client';

import { useTranslations, useLocale } from 'next-intl';
import { ButtonLink, buttonClass } from '@/components/ui/form/button';
import { groupFittingModels, type FittingModel } from '@/domain/advice/model-advice';
import {
  type BodyMeasurements,
  parseMeasurements,
  toMeasurementQuery,
} from '@/domain/advice/body-measurements';
import { Link } from '@/lib/platform/i18n/navigation';
import type { SizedFrameView } from '@/lib/platform/views/fit-view';
import { SizeAdviceText } from './size-advice-text';
import { type FormEvent, useRef } from 'react';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import {
  saveMeasurementField,
  saveUrlMeasurements,
  useMeasurementFields,
} from '@/lib/browser/catalog/use-body-measurements';
import { ForgetMeasurementsButton, MeasurementFieldset } from './measurement-fields';
import './size-adviser.scss';

interface Props {
  readonly models: readonly SizedFrameView[];
  readonly rider: BodyMeasurements;
  /** The query of the list filtered by this rider's size. */
  readonly listQuery: string;
}

/** All models with the size that fits the rider, followed by the models of which no size fits, with the reason. */
function SizeResults({ models, rider, listQuery }: Props) {
  const t = useTranslations('sizeAdviser');
  const { fitting, others } = groupFittingModels(models, rider);
  const slugs = new Set(fitting.map(({ model }) => model.slug));
  return (
    <>
      <h2>{fitting.length === 0 ? t('none') : t('found', { count: slugs.size })}</h2>
      {fitting.length === 0 ? <p className="text-2">{t('noneText')}</p> : null}
      {fitting.length === 0 ? null : (
        <>
          <p className="text-2">{rider.inseamCm === null ? t('withoutInseam') : t('posture')}</p>
          <ButtonLink variant="outline" href={`/bikes?${listQuery}`} prefetch={false}>
            {t('toList')}
          </ButtonLink>
          <table className="table lt-size-table mt-4">
            <thead>
              <tr>
                <th scope="col">{t('model')}</th>
                <th scope="col">{t('size')}</th>
                <th scope="col">{t('madeFor')}</th>
                <th scope="col">{t('sits')}</th>
              </tr>
            </thead>
            <tbody>
              {fitting.map((each) => (
                <Row key={`${each.model.slug} ${each.model.frame}`} {...each} rider={rider} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {others.length === 0 ? null : (
        <details className="lt-size-others">
          <summary>{t('others', { count: others.length })}</summary>
          <ul>
            {others.map(({ model, advice }) => (
              <li key={`${model.slug} ${model.frame}`}>
                <b className="lt-strong">
                  {model.name}, {model.frame}.
                </b>{' '}
                <SizeAdviceText
                  name={model.name}
                  sizes={model.sizes}
                  rider={rider}
                  advice={advice}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type RowProps = FittingModel<SizedFrameView> & { readonly rider: BodyMeasurements };

function Row({ model, advice, size, angle, posture, rider }: RowProps) {
  const t = useTranslations('sizeAdviser');
  const feels = useTranslations('bodyMeasurements.feels');
  const variant = size.sku === null ? '' : `?variant=${size.sku}`;
  const isPreferredPosture = rider.posture === posture;
  return (
    <tr>
      <th scope="row">
        <Link className="lt-size-name" href={`/bikes/${model.slug}${variant}`} prefetch={false}>
          {model.name}
        </Link>
        <span className="small text-2"> {model.frame}</span>
      </th>
      <td>
        <b className="lt-size-letter">{size.size}</b>
        {advice.kind === 'between' ? (
          <small className="text-2"> {t('or', { size: advice.other })}</small>
        ) : null}
      </td>
      <td className="num">
        {t('range', { min: size.bodyHeightMinCm, max: size.bodyHeightMaxCm })}
      </td>
      <td>
        {isPreferredPosture ? <b className="lt-strong">{feels(posture)}</b> : feels(posture)}{' '}
        <small className="text-2 num">{t('angle', { angle })}</small>
      </td>
    </tr>
  );
}

/**
 * Asks for the body measurements once for all models and lists the resulting sizes below. Without JavaScript the result
 * is a page with a URL.
 */
export function SizeAdviser({ models }: { readonly models: readonly SizedFrameView[] }) {
  const t = useTranslations('sizeAdviser');
  const words = useTranslations('bodyMeasurements');
  const path = `/${useLocale()}/size-adviser`;
  const { fields, isFromUrl } = useMeasurementFields();
  const { measurements } = parseMeasurements(fields);
  const answer = useRef<HTMLDivElement>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (isFromUrl) saveUrlMeasurements(fields);
    answer.current?.focus();
  };
  return (
    <>
      <UrlQueryListener />
      <form method="get" action={path} className="lt-panel" onSubmit={show}>
        <h2 className="h3 mb-3">{t('question')}</h2>
        <MeasurementFieldset
          fields={fields}
          onChange={(name, text) => {
            if (isFromUrl) saveUrlMeasurements(fields);
            saveMeasurementField(name, text);
          }}
        />
        <div className="d-flex flex-wrap align-items-center gap-3 pt-3">
          <button type="submit" className={buttonClass({})}>
            {words('submit')}
          </button>
          <span className="small text-2">{isFromUrl ? t('inAddress') : words('private')}</span>
        </div>
        <ForgetMeasurementsButton />
      </form>
      <div ref={answer} tabIndex={-1} className="lt-size-result" aria-live="polite">
        {measurements === null ? null : (
          <SizeResults
            models={models}
            rider={measurements}
            listQuery={isFromUrl ? toMeasurementQuery(fields) : 'fits=me'}
          />
        )}
      </div>
    </>
  );
}
