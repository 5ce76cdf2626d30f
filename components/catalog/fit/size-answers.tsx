'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/form/button';
import { adviseModels, type FittingModel } from '@/domain/fit/advise-models';
import type { Measures } from '@/domain/fit/measures';
import { Link } from '@/lib/platform/i18n/navigation';
import type { SizedFrameView } from '@/lib/platform/views/fit-view';
import { SizeSentence } from './size-sentence';
import './size-answers.scss';

interface Props {
  readonly models: readonly SizedFrameView[];
  readonly rider: Measures;
  /** The query of the list in this rider's size. */
  readonly listQuery: string;
}

/** Every model with the size that follows from the measures; then those that are not made for them, with the reason. */
export function SizeAnswers({ models, rider, listQuery }: Props) {
  const t = useTranslations('sizeAdviser');
  const { fitting, others } = adviseModels(models, rider);
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
                <SizeSentence name={model.name} sizes={model.sizes} rider={rider} advice={advice} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type RowProps = FittingModel<SizedFrameView> & { readonly rider: Measures };

function Row({ model, advice, size, angle, feeling, rider }: RowProps) {
  const t = useTranslations('sizeAdviser');
  const feels = useTranslations('measures.feels');
  const variant = size.sku === null ? '' : `?variant=${size.sku}`;
  const isWished = rider.feeling === feeling;
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
        {isWished ? <b className="lt-strong">{feels(feeling)}</b> : feels(feeling)}{' '}
        <small className="text-2 num">{t('angle', { angle })}</small>
      </td>
    </tr>
  );
}
