'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import './product-card.scss';

/**
 * The button that copies the URL of the page, including the selected variant and parts, to the clipboard and confirms
 * the copy.
 */
export function CopyLinkButton() {
  const t = useTranslations('configurator');
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };
  return (
    <>
      <button type="button" className="btn btn-quiet lt-clear-all" onClick={() => void copy()}>
        {copied ? t('copied') : t('copy')}
      </button>
      <span className="visually-hidden" role="status">
        {copied ? t('copied') : ''}
      </span>
    </>
  );
}
