'use client';

import { useHydrated } from '@/lib/browser/state/use-hydrated';
import { Button } from '../ui/form/button';

type Props = {
  isBusy: boolean;
  busyLabel: string;
  /** primary stands once per view, so a page of several forms has outlined ones. */
  variant?: 'primary' | 'outline' | undefined;
  className?: string;
  children: string;
};

/** Sends a form, once the page has come alive: before that the browser itself would send the password away. */
export function SubmitButton({ isBusy, busyLabel, variant, className, children }: Props) {
  const isAlive = useHydrated();
  return (
    <Button
      type="submit"
      variant={variant}
      size={variant === 'outline' ? undefined : 'lg'}
      className={className}
      isBusy={isBusy}
      busyLabel={busyLabel}
      disabled={!isAlive}
    >
      {children}
    </Button>
  );
}
