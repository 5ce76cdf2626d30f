import { useTranslations } from 'next-intl';

/** The crossed-out wheeled bin: not for household waste (Directive 2012/19/EU, Regulation (EU) 2023/1542). */
export function DisposalSymbol() {
  const t = useTranslations('safety');
  return (
    <svg
      className="lt-bin"
      role="img"
      aria-label={t('bin')}
      viewBox="0 0 48 64"
      width="36"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d="M10 12h28M14 12l2.5 34h17L36 12M12 12c0-4 24-4 24 0M19 7h10M18 18l2 22M30 18l-2 22M24 18v22" />
      <circle cx="19" cy="49" r="3" />
      <path d="M4 4l40 50M44 4L4 54" />
      <path d="M12 60h24" strokeWidth="5" />
    </svg>
  );
}
