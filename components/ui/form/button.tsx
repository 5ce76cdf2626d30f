import type { ComponentProps } from 'react';
import { Link } from '@/lib/platform/i18n/navigation';

type ButtonLook = {
  variant?: 'primary' | 'outline' | 'quiet' | 'on-block' | undefined;
  size?: 'sm' | 'lg' | undefined;
};

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    isBusy?: boolean;
    /** Label while the button is busy, for example "Wird hinzugefügt …". The width of the button does not change. */
    busyLabel?: string;
  };

const variantClasses = {
  primary: 'btn-primary',
  outline: 'btn-outline-primary',
  quiet: 'btn-quiet',
  'on-block': 'btn-on-block',
} as const;

/** Returns the classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'primary', size }: ButtonLook, more = ''): string {
  return ['btn', variantClasses[variant], size && `btn-${size}`, more].filter(Boolean).join(' ');
}

/** A button of the site. Each view has only one button of the variant `primary`. */
export function Button({
  variant,
  size,
  isBusy = false,
  busyLabel,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="lt-busy">
          <span aria-hidden={isBusy || undefined}>{children}</span>
          <span aria-hidden={!isBusy || undefined}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}
