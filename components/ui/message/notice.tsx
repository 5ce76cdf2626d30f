import type { ReactNode } from 'react';

type NoteProps = {
  tone?: 'notice' | 'error' | 'ok';
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
};

const tones = { notice: '', error: 'is-error', ok: 'is-ok' } as const;

/** A note with a colored bar. */
export function Notice({ tone = 'notice', role, className, children }: NoteProps) {
  return (
    <div className={['lt-note', tones[tone], className].filter(Boolean).join(' ')} role={role}>
      {children}
    </div>
  );
}
