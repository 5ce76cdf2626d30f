'use client';

import { useRef, useState } from 'react';
import { type Answer, sayWhy } from '@/lib/platform/http/answer';
import { useTimeOpen } from '../form/use-time-open';

/** What a form to the company sends beside its fields. */
type EnquiryFacts = {
  /** The same for the same content, so that one sent again acts once. */
  key: string;
  /** How long the form was open, in milliseconds: a machine is faster. */
  filledInMs: number;
};

type Enquiry<Content> = {
  /** Where the copy went once it was taken; null before. */
  sentTo: string | null;
  /** Why the last try did not arrive, as a sentence; null when it did. */
  failure: string | null;
  /** Sends it; true once it was taken. */
  submit: (content: Content) => Promise<boolean>;
  /** Shows the form anew. */
  again: () => void;
};

/** The sending of a form to the company by its own `send`; what nobody answered is told as `noAnswer`. */
export function useEnquiry<Content extends { email: string }>(
  send: (content: Content, facts: EnquiryFacts) => Promise<Answer<unknown>>,
  noAnswer: string,
): Enquiry<Content> {
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const timeOpen = useTimeOpen();
  const keyOf = useMessageKey();

  async function submit(content: Content) {
    setFailure(null);
    const answer = await send(content, { key: keyOf(content), filledInMs: timeOpen() });
    if (answer.kind === 'done') setSentTo(content.email);
    else setFailure(sayWhy(answer, noAnswer));
    return answer.kind === 'done';
  }

  return { sentTo, failure, submit, again: () => setSentTo(null) };
}

/** A key for a message: the same for the same content; another content gets another. */
function useMessageKey(): (content: object) => string {
  const known = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (known.current.content !== written)
      known.current = { content: written, key: crypto.randomUUID() };
    return known.current.key;
  };
}
