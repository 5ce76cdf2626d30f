'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useCallback, useRef } from 'react';
import type { LoginPictures } from '@/lib/server/home/list-login-pictures';
import { UrlQueryWatch } from '../ui/url-query-watch';
import { CallbackNote } from './callback-note';
import { LoginFlowProvider, useLoginFlow } from './login-flow';
import { LoginStage } from './login-stage';
import { LoginViewBody } from './login-view-body';
import { useAlreadySignedIn } from './use-already-signed-in';
import { useDocumentTitle } from './use-document-title';

type Props = {
  /** True when the operator has sign-in pages of the identity provider's own. */
  hasHostedSignIn: boolean;
  /** What stands beside each view. */
  pictures: LoginPictures;
};

/** The login page: one address, its views chosen by the query. A change of view moves the focus to its heading. */
export function Login({ hasHostedSignIn, pictures }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <LoginFlowProvider onViewChange={focusHeading}>
      <UrlQueryWatch />
      <div className="row gx-lg-5 gy-6">
        <div className="col-lg-5">
          <ViewHeading headingRef={heading} />
          <LoginBody hasHostedSignIn={hasHostedSignIn} />
        </div>
        <div className="col-lg-6 offset-lg-1">
          <ViewPicture pictures={pictures} />
        </div>
      </div>
    </LoginFlowProvider>
  );
}

function ViewHeading({ headingRef }: { headingRef: RefObject<HTMLHeadingElement | null> }) {
  const t = useTranslations('auth');
  const brand = useTranslations('common')('brand');
  const { view } = useLoginFlow().query;
  useDocumentTitle(`${t(`${view}.metaTitle`)} · ${brand}`);
  return (
    <h1 className="mb-4" tabIndex={-1} ref={headingRef}>
      {t.rich(`${view}.title`, { br: () => <br /> })}
    </h1>
  );
}

function LoginBody({ hasHostedSignIn }: { hasHostedSignIn: boolean }) {
  const t = useTranslations('auth.signIn');
  const { query } = useLoginFlow();
  const isGoingOn = useAlreadySignedIn();
  if (isGoingOn) return <p role="status">{t('already')}</p>;
  return (
    <>
      {query.view === 'signIn' && <CallbackNote problem={query.problem} />}
      <LoginViewBody hasHostedSignIn={hasHostedSignIn} />
    </>
  );
}

function ViewPicture({ pictures }: Pick<Props, 'pictures'>) {
  const { view } = useLoginFlow().query;
  const isOwn = view === 'signIn' || view === 'register';
  return <LoginStage picture={pictures[isOwn ? view : 'confirm']} />;
}
