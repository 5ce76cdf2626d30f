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
  /** True if the category cannot be turned off (Specification §2). */
  isFixed?: boolean;
  onChange?: (isChosen: boolean) => void;
};

/** A cookie category with a checkbox. The whole row is its label. */
function ConsentCategory({ labels, isChosen, isFixed, onChange }: ConsentCategoryProps) {
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
        <b id={`${id}-name`}>{labels.name}</b>
        <span id={`${id}-text`} className="text-2">
          {labels.text}
        </span>
      </span>
    </label>
  );
}

/** Renders a formatted text that the server has parsed into nodes. */
function TextNodes({ nodes }: { nodes: readonly TextNode[] }): ReactNode {
  // The nodes of a text are never reordered, so the index is a stable key.
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
  /**
   * Closes the dialog without a change; null until the visitor has made a choice, because the first dialog cannot be
   * dismissed.
   */
  onDismiss: (() => void) | null;
};

/**
 * The cookie dialog: three categories and equally styled buttons, one of them to reject all (Specification §2). A
 * native modal dialog traps the focus. Before the first choice Escape and the back gesture do not close it but show a
 * hint.
 */
export function ConsentDialog({ notice, choices, onDismiss }: ConsentDialogProps) {
  const { title, subject, entries, words: labels } = notice;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(choices ?? defaultConsent);
  const [isHintVisible, setIsHintVisible] = useState(false);

  // Opening the dialog forces a layout of the whole page, so it runs in a separate task to avoid one long task. Closing
  // it before it is unmounted restores the focus.
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

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (onDismiss) onDismiss();
    else setIsHintVisible(true);
  };
  const dismissOnClick = (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target instanceof Element && target.closest('a'))) onDismiss?.();
  };
  // Opens the dialog again as long as the visitor has not made a choice. Browsers close a dialog if its closing is
  // prevented twice in a row.
  const reopen = () => {
    if (!onDismiss && dialog.current?.isConnected && !dialog.current.open)
      dialog.current.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className="lt-consent"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-subject`}
      onKeyDown={(event) => event.key === 'Escape' && onCancel(event)}
      onCancel={onCancel}
      onClose={reopen}
      onClick={dismissOnClick}
    >
      <h2 id={`${id}-title`} ref={heading} className="h3" tabIndex={-1}>
        {title}
      </h2>
      <p id={`${id}-subject`} className="text-2">
        {subject} {labels.privacyLead} <Link href="/privacy-policy">{labels.privacyLink}</Link>.
      </p>
      <fieldset>
        <legend className="visually-hidden">{labels.choices}</legend>
        <ConsentCategory labels={labels.necessary} isChosen isFixed />
        <ConsentCategory
          labels={labels.statistics}
          isChosen={chosen.statistics}
          onChange={(statistics) => setChosen({ ...chosen, statistics })}
        />
        <ConsentCategory
          labels={labels.marketing}
          isChosen={chosen.marketing}
          onChange={(marketing) => setChosen({ ...chosen, marketing })}
        />
      </fieldset>
      {entries.length > 0 && (
        <details>
          <summary>{labels.more}</summary>
          {entries.map((entry) => (
            <section key={entry.title}>
              <h3>{entry.title}</h3>
              <TextNodes nodes={entry.text} />
            </section>
          ))}
        </details>
      )}
      <div className="actions">
        <p role="status">{isHintVisible && labels.chooseFirst}</p>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveConsent(chosen)}
        >
          {labels.confirm}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveConsent(defaultConsent)}
        >
          {labels.only}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveConsent(fullConsent)}
        >
          {labels.all}
        </button>
      </div>
    </dialog>
  );
}
