'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { problemKey, type ProblemKey } from '@/lib/browser/sign-in/problem-key';
import type { SignInProblem } from '@/lib/browser/sign-in/sign-in';
import type { IdentityProblem } from '@/lib/browser/identity/identity-answer';

export type AuthProblem = {
  key: ProblemKey | 'wrongPassword' | 'newEmailTaken';
  /** The shop's own words, where it found some. */
  message: string;
};

/** How a failed sign-in is told. */
export function toProblem(reason: SignInProblem): AuthProblem {
  return { key: problemKey(reason), message: reason.by === 'shop' ? reason.message : '' };
}

/** How a refusal is told where only the password was asked for. */
export function toPasswordProblem(problem: IdentityProblem): AuthProblem {
  if (problem === 'wrongCredentials') return { key: 'wrongPassword', message: '' };
  return { key: problem === 'emailTaken' ? 'newEmailTaken' : problem, message: '' };
}

type LinkWords = (words: ReactNode) => ReactNode;

type Props = {
  /** A new object for each failure, so that the same one twice is told twice. */
  problem: AuthProblem | null;
  /** The ways out some sentences name. */
  links?: { signIn: LinkWords; forgot: LinkWords };
};

const plain: LinkWords = (words) => words;

/** What went wrong, above the form; the focus moves to it (design README §9). */
export function ProblemNote({ problem, links = { signIn: plain, forgot: plain } }: Props) {
  const t = useTranslations('auth.problems');
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem) note.current?.focus();
  }, [problem]);

  if (!problem) return null;
  return (
    <div className="lt-note is-error mb-4" role="alert" tabIndex={-1} ref={note}>
      <p>
        <b>{t(`${problem.key}.title`)}</b>{' '}
        {t.rich(`${problem.key}.text`, { ...links, message: problem.message })}
      </p>
    </div>
  );
}
