'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import './support.scss';

type QuestionProps = { slug: string; question: string; children: ReactNode };

/** One question; it opens by itself without a script, and its address is its own. */
export function Question({ slug, question, children }: QuestionProps) {
  const t = useTranslations('faq');
  return (
    <details id={slug} className="lt-question">
      <summary>
        <h3>{question}</h3>
      </summary>
      <div className="lt-question-text">
        {children}
        <a className="lt-link small" href={`#${slug}`}>
          {t('link')}
          <span className="visually-hidden">: {question}</span>
        </a>
      </div>
    </details>
  );
}
