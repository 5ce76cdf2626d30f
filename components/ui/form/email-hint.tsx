'use client';

import { findEmailSuggestion } from '@/domain/customer/email-suggestion';

interface Props {
  /** What stands in the field once it was left. */
  readonly typed: string;
  readonly labels: (meant: string) => string;
  readonly onAccept: (meant: string) => void;
}

/** Asks below a field for an e-mail address whether a well-known one was meant; a press takes it. */
export function EmailHint({ typed, labels: words, onAccept: onTake }: Props) {
  const meant = findEmailSuggestion(typed);
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
