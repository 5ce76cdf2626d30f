'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { FieldError } from 'react-hook-form';
import type { FieldProblem } from '@/lib/browser/sign-in/auth-schemas';

/** The sentence below a field that tells what to do; undefined while nothing is wrong. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('auth.fields');
  return useCallback(
    // The schemas of lib/auth name their problems by these keys.
    (error) => (error ? t(error.message as FieldProblem) : undefined),
    [t],
  );
}
