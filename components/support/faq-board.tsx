'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { type FaqEntry, type FaqGroup, searchQuestions } from '@/domain/content/faq-search';
import { Link } from '@/lib/platform/i18n/navigation';
import { Question } from './question';
import { useOpenTarget } from './use-open-target';
import './support.scss';

type FaqBoardProps = {
  groups: readonly FaqGroup<FaqEntry>[];
  /** The answers as they are shown, by the slug of their question. */
  answers: Record<string, ReactNode>;
};

/** All questions by category; a word or two leave those that hold them. */
export function FaqBoard({ groups, answers }: FaqBoardProps) {
  const t = useTranslations('faq');
  const id = useId();
  const [wish, setWish] = useState('');
  useOpenTarget();
  const found = searchQuestions(groups, wish);
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
          value={wish}
          maxLength={100}
          autoComplete="off"
          placeholder={t('example')}
          onChange={(event) => setWish(event.target.value)}
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
            wish: wish.trim(),
            link: (words) => <Link href="/support/contact">{words}</Link>,
          })}
        </p>
      )}
    </>
  );
}
