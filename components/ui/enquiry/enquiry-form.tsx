'use client';

import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../form/button';
import { NotArrived } from '../message/not-arrived';

type Props = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  isBusy: boolean;
  /** Why the last try did not arrive, as a sentence; null when there is nothing to say. */
  failure: string | null;
  /** A field people neither see nor reach: what fills it in is a machine. */
  trap: UseFormRegisterReturn;
  words: { trap: string; failed: string; send: string; busy: string };
  size?: 'lg';
  children: ReactNode;
};

/** A form to the company around its fields: the trap for machines, what went wrong, and the button. */
export function EnquiryForm({ onSubmit, isBusy, failure, trap, words, size, children }: Props) {
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="d-grid gap-4">
      {children}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.trap}
          <input {...trap} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <NotArrived title={words.failed} reason={failure} />
      <div>
        <Button type="submit" size={size} isBusy={isBusy} busyLabel={words.busy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
