'use client';

import {
  useId,
  Fragment,
  type ReactNode,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { TextNode } from '@/domain/content/content-text';
import { Link } from '@/lib/platform/i18n/navigation';
import { type ConsentChoices, defaultConsent, fullConsent } from '@/lib/platform/tracking/consent';
import type { ConsentNotice } from '@/lib/platform/views/page-view';
import { saveConsent } from '@/lib/browser/tracking/consent-state';
import '@/styles/on-demand/checkboxes.scss';
import './consent.scss';

type ConsentCategoryProps = {
  labels: { name: string; text: string };
  isChosen: boolean;
  /** Cannot be turned off (Spec §2). */
  isFixed?: boolean;
  onChange?: (isChosen: boolean) => void;
};

/** One kind of cookies to agree to; the whole row is its label. */
function ConsentCategory({ labels: words, isChosen, isFixed, onChange }: ConsentCategoryProps) {
  const id = useId();
  return (
    <label className="category">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isChosen}
        disabled={isFixed}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span>
        <b id={`${id}-name`}>{words.name}</b>
        <span id={`${id}-text`} className="text-2">
          {words.text}
        </span>
      </span>
    </label>
  );
}

/** A formatted text that the server has taken apart. */
function TextNodes({ nodes }: { nodes: readonly TextNode[] }): ReactNode {
  // The parts of one text never change places.
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>
  ));
}

function element(node: Exclude<TextNode, string>): ReactNode {
  const inner = <TextNodes nodes={node.children} />;
  if (node.tag === 'br') return <br />;
  if (node.tag !== 'a') return <node.tag>{inner}</node.tag>;
  if (node.href.startsWith('/')) return <Link href={node.href}>{inner}</Link>;
  return (
    <a href={node.href} rel="noopener">
      {inner}
    </a>
  );
}

type ConsentDialogProps = {
  notice: ConsentNotice;
  choices: ConsentChoices | null;
  /** Closes the box without a change; null as long as the visitor has not chosen: closing is no answer. */
  onDismiss: (() => void) | null;
};

/**
 * The cookie box: three categories, all answers alike, one of them a plain no (Spec §2, design README §7). The browser's own modal dialog keeps the
 * focus. Before the first choice Escape and the back gesture do not close it but say what to do.
 */
export function ConsentDialog({ notice, choices, onDismiss }: ConsentDialogProps) {
  const { title, subject, entries, words } = notice;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(choices ?? defaultConsent);
  const [isTold, setIsTold] = useState(false);

  // Opening asks for the layout of the whole page: a task of its own, so that neither is long. Closing gives the focus back, as long as the
  // box is there.
  useLayoutEffect(() => {
    const element = dialog.current;
    const turn = setTimeout(() => {
      element?.showModal();
      heading.current?.focus();
    });
    return () => {
      clearTimeout(turn);
      element?.close();
    };
  }, []);

  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    if (onDismiss) onDismiss();
    else setIsTold(true);
  };
  const leaveByClick = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    const isBeside = target === currentTarget;
    if (isBeside || (target instanceof Element && target.closest('a'))) onDismiss?.();
  };
  // Browsers close a dialog that refuses twice in a row; without an answer it opens again.
  const stayOpen = () => {
    if (!onDismiss && dialog.current?.isConnected && !dialog.current.open)
      dialog.current.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className="lt-consent"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-subject`}
      onKeyDown={(event) => event.key === 'Escape' && leave(event)}
      onCancel={leave}
      onClose={stayOpen}
      onClick={leaveByClick}
    >
      <h2 id={`${id}-title`} ref={heading} className="h3" tabIndex={-1}>
        {title}
      </h2>
      <p id={`${id}-subject`} className="text-2">
        {subject} {words.privacyLead} <Link href="/privacy-policy">{words.privacyLink}</Link>.
      </p>
      <fieldset>
        <legend className="visually-hidden">{words.choices}</legend>
        <ConsentCategory labels={words.necessary} isChosen isFixed />
        <ConsentCategory
          labels={words.statistics}
          isChosen={chosen.statistics}
          onChange={(statistics) => setChosen({ ...chosen, statistics })}
        />
        <ConsentCategory
          labels={words.marketing}
          isChosen={chosen.marketing}
          onChange={(marketing) => setChosen({ ...chosen, marketing })}
        />
      </fieldset>
      {entries.length > 0 && (
        <details>
          <summary>{words.more}</summary>
          {entries.map((entry) => (
            <section key={entry.title}>
              <h3>{entry.title}</h3>
              <TextNodes nodes={entry.text} />
            </section>
          ))}
        </details>
      )}
      <div className="actions">
        <p role="status">{isTold && words.chooseFirst}</p>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveConsent(chosen)}
        >
          {words.confirm}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveConsent(defaultConsent)}
        >
          {words.only}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveConsent(fullConsent)}
        >
          {words.all}
        </button>
      </div>
    </dialog>
  );
}
