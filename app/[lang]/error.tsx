'use client';

import { CaughtError, type CaughtErrorProps } from '@/components/errors/caught-error';

/** Shown when rendering a page fails (Specification §8). */
export default function ErrorPage({ error, reset }: CaughtErrorProps) {
  return <CaughtError error={error} reset={reset} />;
}
