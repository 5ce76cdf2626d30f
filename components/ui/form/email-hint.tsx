'use client';

import { findEmailSuggestion } from '@/domain/customer/email-suggestion';

interface Props {
  /** The value of the field after blur. */
  readonly typed: string;
  readonly labels: (meant: string) => string;
  readonly onAccept: (meant: string) => void;
}

/** Suggests a correction of a misspelled email provider below a field. Clicking it applies the correction. */
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
