'use client';

import { type FormEvent, useId, useState } from 'react';
import type { Language } from '@/domain/locale/language';
import { postForm } from '@/lib/browser/customer-requests/post-form';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';

export type NewsletterFormMessages = {
  email: string;
  subscribe: string;
  busy: string;
  sent: string;
  invalid: string;
  failed: string;
};

type Props = { language: Language; labels: NewsletterFormMessages };

type State = { name: 'open' | 'busy' | 'sent' } | { name: 'wrong'; message: string };

/**
 * The newsletter form of the footer. Without JavaScript the browser submits it and a page shows the result. Its texts
 * are passed as props, so that no page has to include messages for it.
 */
export function NewsletterForm({ language, labels }: Props) {
  const id = useId();
  const [state, setState] = useState<State>({ name: 'open' });
  const isWrong = state.name === 'wrong';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email');
    if (state.name === 'busy' || !(field instanceof HTMLInputElement)) return;
    // Checks only roughly whether the text is an email address, because browsers accept different addresses. The
    // service makes the final decision and responds in the page's language.
    if (!/\S@\S+\.\S/.test(field.value)) {
      field.focus();
      return setState({ name: 'wrong', message: labels.invalid });
    }
    setState({ name: 'busy' });
    const answer = await postForm('/api/newsletter', { email: field.value }, language);
    if (answer.kind !== 'done')
      return setState({ name: 'wrong', message: formatServiceCallFailure(answer, labels.failed) });
    form.reset();
    setState({ name: 'sent' });
  }

  return (
    <form
      className="lt-newsletter"
      method="post"
      action={`/api/newsletter?lang=${language}`}
      onSubmit={submit}
      noValidate
    >
      <div className="d-flex gap-2">
        <label className="visually-hidden" htmlFor={id}>
          {labels.email}
        </label>
        <input
          id={id}
          className="form-control"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={labels.email}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-said`}
        />
        <button
          type="submit"
          className="btn btn-on-block"
          aria-disabled={state.name === 'busy' || undefined}
        >
          {state.name === 'busy' ? labels.busy : labels.subscribe}
        </button>
      </div>
      <p id={`${id}-said`} className="said" role="status">
        {state.name === 'sent' && labels.sent}
        {isWrong && state.message}
      </p>
    </form>
  );
}
