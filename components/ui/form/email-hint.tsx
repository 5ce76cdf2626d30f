'use client';

import { findEmailSuggestion } from '@/domain/customer/email-suggestion';

interface Props {
  /** The email address in the field after it has lost focus. */
  readonly typed: string;
  readonly labels: (suggestion: string) => string;
  readonly onAccept: (suggestion: string) => void;
}

/**
 * A hint below an email field that suggests the correction of a misspelled email provider. Clicking it applies the
 * correction.
 */
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
