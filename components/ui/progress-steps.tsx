import { Link } from '@/lib/platform/i18n/navigation';
import '@/styles/on-demand/order.scss';

type Step = { key: string; label: string; state: 'done' | 'now' | 'open'; href: string | null };

const stepClasses = { done: 'is-done', now: 'is-now', open: undefined } as const;

/** A progress bar that reaches the middle of the current step. Completed steps are links. */
export function ProgressSteps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className="lt-steps" aria-label={label}>
      {steps.map(({ key, label: word, state, href }) => (
        <li
          key={key}
          className={stepClasses[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' && href ? <Link href={href}>{word}</Link> : word}
        </li>
      ))}
    </ol>
  );
}
