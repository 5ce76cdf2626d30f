import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/form/button';
import { languages } from '@/domain/locale/language';
import { newsletterResults } from '@/domain/customer/contact-topics';

type Props = { params: Promise<{ outcome: string }> };

export function generateStaticParams() {
  return languages.flatMap((lang) => newsletterResults.map((outcome) => ({ lang, outcome })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const outcome = await outcomeOf(params);
  const t = await getTranslations(`newsletter.result.${outcome}`);
  return { title: t('title'), robots: { index: false } };
}

/** The result of the newsletter form in the footer for browsers without JavaScript. */
export default async function NewsletterOutcomePage({ params }: Props) {
  const outcome = await outcomeOf(params);
  const t = await getTranslations('newsletter');
  return (
    <div className="container-xxl pt-5 pb-7">
      <h1>{t(`result.${outcome}.title`)}</h1>
      <p className="lead">{t(`result.${outcome}.text`)}</p>
      <ButtonLink href="/" variant="outline">
        {t('home')}
      </ButtonLink>
    </div>
  );
}

async function outcomeOf(params: Props['params']) {
  const { outcome } = await params;
  return newsletterResults.find((known) => known === outcome) ?? notFound();
}
