import type { FormEventHandler, ReactNode } from 'react';

type Props = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  className?: string;
  children: ReactNode;
};

/** A form whose fields the page checks itself. Were it ever sent by the browser, nothing of it would stand in the address. */
export function AuthForm({ onSubmit, className = 'd-grid gap-3', children }: Props) {
  return (
    <form className={className} method="post" onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}
