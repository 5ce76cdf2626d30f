import { useTranslations } from 'next-intl';
import './content.scss';

/** The official notice on the legal guarantee as its file has it, in full and unchanged; the words below it tell the same. */
export function GuaranteeNotice({ src }: { readonly src: string }) {
  const t = useTranslations('guaranteeNotice');
  return (
    <figure className="container-xxl mb-5">
      <a href={src} aria-label={t('open')}>
        <img className="lt-guarantee-notice" src={src} alt={t('alt')} />
      </a>
      <figcaption className="text-2 mt-2">{t('caption')}</figcaption>
    </figure>
  );
}
