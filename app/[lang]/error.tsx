'use client';

import { CaughtError, type CaughtErrorProps } from '@/components/errors/caught-error';

/** Shown when a page fails (Spec §8). */
export default function ErrorPage({ error, reset }: CaughtErrorProps) {
  return <CaughtError error={error} reset={reset} />;
}
