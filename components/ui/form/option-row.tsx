import type { ComponentProps, ReactNode } from 'react';
import '@/styles/on-demand/checkboxes.scss';
import '@/styles/on-demand/option-rows.scss';

type OptionRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  title: ReactNode;
  text?: ReactNode;
  /** Content at the end of the row, for instance the costs. */
  aside?: ReactNode;
};

/** A radio button whose whole row is clickable. The row of the selected option has a dark border. */
export function OptionRow({ title, text, aside, className, ...input }: OptionRowProps) {
  return (
    <label className={['lt-option', className].filter(Boolean).join(' ')}>
      <input {...input} type="radio" className="form-check-input" />
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
      {aside && <span className="num">{aside}</span>}
    </label>
  );
}
