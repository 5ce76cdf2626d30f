'use client';

import {
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useRef,
  useCallback,
  useState,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from './button';
import { SubmitErrorNote } from './message-field';
import { Note } from '@/components/ui/message/note';
import { type CallResult, formatFailure } from '@/lib/platform/http/call-result';

type RequestFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  isBusy: boolean;
  /** Why the last try did not arrive, as a sentence; null when there is nothing to say. */
  failure: string | null;
  /** A field people neither see nor reach: what fills it in is a machine. */
  trap: UseFormRegisterReturn;
  labels: { trap: string; failed: string; send: string; busy: string };
  size?: 'lg';
  children: ReactNode;
};

/** A form to the company around its fields: the trap for machines, what went wrong, and the button. */
export function RequestForm({
  onSubmit,
  isBusy,
  failure,
  trap,
  labels: words,
  size,
  children,
}: RequestFormProps) {
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="d-grid gap-4">
      {children}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.trap}
          <input {...trap} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitErrorNote title={words.failed} reason={failure} />
      <div>
        <Button type="submit" size={size} isBusy={isBusy} busyLabel={words.busy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

type RequestSentProps = {
  title: string;
  text: string;
  again: string;
  onNewRequest: () => void;
  /** The heading's size class where it is not the page's own. */
  headingClassName?: string;
};

/** That a form arrived and what happens next; the keyboard and screen readers go on from here. */
export function RequestSent({
  title,
  text,
  again,
  onNewRequest: onAgain,
  headingClassName: headingClass = '',
}: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="d-grid gap-4">
      <h2 ref={heading} tabIndex={-1} className={`${headingClass} mb-0`}>
        {title}
      </h2>
      <Note tone="ok">
        <span className="text-break">{text}</span>
      </Note>
      <div>
        <Button variant="outline" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </div>
  );
}

/** How long this form has been open, in milliseconds, when the answer is asked for. */
function useFormOpenTime(): () => number {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return useCallback(() => Date.now() - openedAt.current, []);
}

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
export function useRequest<Content extends { email: string }>(
  send: (content: Content, facts: EnquiryFacts) => Promise<CallResult<unknown>>,
  noAnswer: string,
): Enquiry<Content> {
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const timeOpen = useFormOpenTime();
  const keyOf = useMessageKey();

  async function submit(content: Content) {
    setFailure(null);
    const answer = await send(content, { key: keyOf(content), filledInMs: timeOpen() });
    if (answer.kind === 'done') setSentTo(content.email);
    else setFailure(formatFailure(answer, noAnswer));
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
