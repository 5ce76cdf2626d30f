'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type FaqEntry, type FaqGroup, searchQuestions } from '@/domain/content/faq-search';
import { Link } from '@/lib/platform/i18n/navigation';
import './support.scss';

type QuestionProps = { slug: string; question: string; children: ReactNode };

/**
 * A question whose answer opens on click, also without JavaScript. Its element id is the slug, so that URLs can link to
 * it.
 */
function Question({ slug, question, children }: QuestionProps) {
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

/** Opens the question whose slug is the URL's fragment, initially and whenever the fragment changes. */
function useOpenTargetQuestion(): void {
  useEffect(() => {
    const open = () => {
      const id = window.location.hash.slice(1);
      const target = [...document.querySelectorAll('details')].find(
        (details) => details.id === id || encodeURIComponent(details.id) === id,
      );
      if (target === undefined) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    // A link within the page can change the fragment without a hashchange event. In browsers with the Navigation API,
    // the event navigatesuccess covers that.
    const navigation = 'navigation' in window ? (window.navigation as EventTarget) : null;
    navigation?.addEventListener('navigatesuccess', open);
    window.addEventListener('hashchange', open);
    return () => {
      navigation?.removeEventListener('navigatesuccess', open);
      window.removeEventListener('hashchange', open);
    };
  }, []);
}

type FaqBoardProps = {
  groups: readonly FaqGroup<FaqEntry>[];
  /** The rendered answers, by the slug of their question. */
  answers: Record<string, ReactNode>;
};

/** All questions by category, with a search that filters them. */
export function SearchableFaq({ groups, answers }: FaqBoardProps) {
  const t = useTranslations('faq');
  const id = useId();
  const [query, setQuery] = useState('');
  useOpenTargetQuestion();
  const found = searchQuestions(groups, query);
  const shown = groups
    .map(({ category, entries }) => ({
      category,
      entries: found === null ? entries : entries.filter(({ slug }) => found.has(slug)),
    }))
    .filter(({ entries }) => entries.length > 0);

  return (
    <>
      <div role="search">
        <label className="form-label" htmlFor={id}>
          {t('search')}
        </label>
        <input
          id={id}
          type="search"
          className="form-control form-control-lg"
          value={query}
          maxLength={100}
          autoComplete="off"
          placeholder={t('example')}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="form-text mb-4" role="status">
          {found !== null && t('found', { count: found.size })}
        </p>
      </div>
      {shown.map(({ category, entries }) => (
        <section key={category} className="mb-5">
          <h2 className="h3 mb-2">{category}</h2>
          <div className="lt-questions">
            {entries.map(({ slug, question }) => (
              <Question key={slug} slug={slug} question={question}>
                {answers[slug]}
              </Question>
            ))}
          </div>
        </section>
      ))}
      {found?.size === 0 && (
        <p className="lead">
          {t.rich('nothing', {
            wish: query.trim(),
            link: (chunks) => <Link href="/support/contact">{chunks}</Link>,
          })}
        </p>
      )}
    </>
  );
}
