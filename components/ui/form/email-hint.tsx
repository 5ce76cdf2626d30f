'use client';

import { findEmailSuggestion } from '@/domain/customer/email-suggestion';

interface Props {
  /** The value of the field after blur. */
  readonly typed: string;
  readonly labels: (suggestion: string) => string;
  readonly onAccept: (suggestion: string) => void;
}

/** Suggests a correction of a misspelled email provider below a field. Clicking it applies the correction. */
export function EmailHint({ typed, labels, onAccept }: Props) {
  const suggestion = findEmailSuggestion(typed);
  return (
    <div role="status">
      {suggestion !== null && (
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => onAccept(suggestion)}>
          {labels(suggestion)}
        </button>
      )}
    </div>
  );
}
