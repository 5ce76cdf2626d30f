import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/form/button';
import { languages } from '@/domain/locale/language';
import { stockAlertResults } from '@/domain/stock-alert/stock-alert';

type Props = { params: Promise<{ outcome: string }> };

export function generateStaticParams() {
  return languages.flatMap((lang) => stockAlertResults.map((outcome) => ({ lang, outcome })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations(`stockAlert.result.${await outcomeOf(params)}`);
  return { title: t('title'), robots: { index: false } };
}

/** The result of the stock alert form, or of a confirmation or cancellation link in an email. */
export default async function StockAlertOutcomePage({ params }: Props) {
  const outcome = await outcomeOf(params);
  const t = await getTranslations('stockAlert');
  return (
    <div className="container-xxl pt-5 pb-7">
      <h1>{t(`result.${outcome}.title`)}</h1>
      <p className="lead">{t(`result.${outcome}.text`)}</p>
      <ButtonLink href="/bikes" variant="outline">
        {t('toBikes')}
      </ButtonLink>
    </div>
  );
}

async function outcomeOf(params: Props['params']) {
  const { outcome } = await params;
  return stockAlertResults.find((known) => known === outcome) ?? notFound();
}
