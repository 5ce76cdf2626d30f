import type { ReactNode } from 'react';
import './errors.scss';

type ErrorViewProps = {
  status: number;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** Number, sentence, way out (design README §9). */
export function ErrorView({ status, title, text, actions, children }: ErrorViewProps) {
  return (
    <div className="container-xxl">
      <div className="lt-error pt-6 pb-6">
        <div className="row align-items-end gx-lg-5 gy-4">
          <div className="col-lg-7">
            <p className="code" aria-hidden="true">
              {status}
            </p>
          </div>
          <div className="col-lg-5">
            <h1 className="h2">{title}</h1>
            <p className="text-2 fs-5">{text}</p>
            {children}
            <div className="d-flex flex-wrap gap-3">{actions}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
