'use client';

import { suggestEmail } from '@/domain/contact/email-suggestion';

interface Props {
  /** What stands in the field once it was left. */
  readonly typed: string;
  readonly words: (meant: string) => string;
  readonly onTake: (meant: string) => void;
}

/** Asks below a field for an e-mail address whether a well-known one was meant; a press takes it. */
export function EmailHint({ typed, words, onTake }: Props) {
  const meant = suggestEmail(typed);
  return (
    <div role="status">
      {meant !== null && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onTake(meant)}>
          {words(meant)}
        </button>
      )}
    </div>
  );
}
