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
import { SubmitErrorNotice } from './message-field';
import { Notice } from '@/components/ui/message/notice';
import {
  type ServiceCallResult,
  formatServiceCallFailure,
} from '@/lib/platform/http/service-call-result';

type RequestFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  isBusy: boolean;
  /** Reason why the last submission failed; null if there is no error. */
  failure: string | null;
  /** A honeypot field: hidden from people and not focusable, so only bots fill it in. */
  honeypot: UseFormRegisterReturn;
  labels: { honeypot: string; failed: string; send: string; busy: string };
  size?: 'lg';
  children: ReactNode;
};

/** The frame of a contact form: honeypot, the given fields, error message and submit button. */
export function CustomerRequestForm({
  onSubmit,
  isBusy,
  failure,
  honeypot,
  labels,
  size,
  children,
}: RequestFormProps) {
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="d-grid gap-4">
      {children}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {labels.honeypot}
          <input {...honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitErrorNotice title={labels.failed} reason={failure} />
      <div>
        <Button type="submit" size={size} isBusy={isBusy} busyLabel={labels.busy}>
          {labels.send}
        </Button>
      </div>
    </form>
  );
}

type RequestSentProps = {
  title: string;
  text: string;
  newRequestLabel: string;
  onNewRequest: () => void;
  /** The size class of the heading, if it differs from the page's default. */
  headingClassName?: string;
};

/** The message that a form was received, with the next steps. It receives the focus when it appears. */
export function CustomerRequestSent({
  title,
  text,
  newRequestLabel,
  onNewRequest,
  headingClassName: headingClass = '',
}: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="d-grid gap-4">
      <h2 ref={heading} tabIndex={-1} className={`${headingClass} mb-0`}>
        {title}
      </h2>
      <Notice tone="ok">
        <span className="text-break">{text}</span>
      </Notice>
      <div>
        <Button variant="outline" onClick={onNewRequest}>
          {newRequestLabel}
        </Button>
      </div>
    </div>
  );
}

/** Returns a function that gives the time since the form was opened, in milliseconds. */
function useFormOpenTime(): () => number {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  return useCallback(() => Date.now() - openedAt.current, []);
}

/** The metadata sent with the content of a contact form. */
type EnquiryFacts = {
  /** An idempotency key: the same content has the same key, so resubmitting has no further effect. */
  key: string;
  /** Time between opening and submitting the form, in milliseconds. Bots submit faster than people. */
  filledInMs: number;
};

type Enquiry<Content> = {
  /** The email address to which a copy was sent; null before the form was submitted successfully. */
  sentTo: string | null;
  /** Reason why the last submission failed; null if it succeeded. */
  failure: string | null;
  /** Submits the form; resolves to true on success. */
  submit: (content: Content) => Promise<boolean>;
  /** Resets the state, so that an empty form is shown. */
  reset: () => void;
};

/**
 * Returns the state of a contact form that is submitted with `send`. If there is no response, `failure` is set to
 * `noAnswer`.
 */
export function useCustomerRequest<Content extends { email: string }>(
  send: (content: Content, facts: EnquiryFacts) => Promise<ServiceCallResult<unknown>>,
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
    else setFailure(formatServiceCallFailure(answer, noAnswer));
    return answer.kind === 'done';
  }

  return { sentTo, failure, submit, reset: () => setSentTo(null) };
}

/** Returns a function that gives the idempotency key of a message: the same content has the same key. */
function useMessageKey(): (content: object) => string {
  const known = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (known.current.content !== written)
      known.current = { content: written, key: crypto.randomUUID() };
    return known.current.key;
  };
}
