'use client';

import { useTranslations } from 'next-intl';
import type { LoginProblem } from '@/domain/session/login-problem';
import { Notice } from '@/components/ui/message/notice';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { LoginPicture as Picture, LoginPictures } from '@/lib/server/catalog/list-models';
import { useEffect, useState, useLayoutEffect, type RefObject, useCallback, useRef } from 'react';
import { fetchSignedInCustomerType } from '@/lib/browser/identity/sign-in';
import { getSignInPathWithoutLanguage } from '@/domain/session/sign-in-destination';
import { useIsCustomer } from '@/lib/browser/session/use-is-customer';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { useLoginFlow, LoginFlowProvider } from './login-flow';
import { UrlQueryListener } from '@/components/ui/url-query-listener';
import { LoginViewContent } from './login-view-content';
import './auth.scss';

/** Explains why a visitor was redirected here, or why the sign-in on the provider's hosted pages failed. */
function SignInCallbackNote({ problem }: { problem: LoginProblem | null }) {
  const t = useTranslations('session.problems');
  if (problem === null) return null;
  return (
    <Notice tone={problem === 'sessionEnded' ? 'notice' : 'error'} role="status" className="mb-4">
      <p>{t(problem)}</p>
    </Notice>
  );
}

/** The image of a bicycle beside the form; an empty area if there is none. */
function LoginPicture({ picture }: { picture: Picture | null }) {
  const t = useTranslations('auth');
  return (
    <div className="lt-stage is-tile lt-login-stage">
      {picture && (
        <PictureOrDrawing
          className="lt-picture"
          picture={picture.side}
          drawing={picture.drawing}
          alt={t('pictureAlt', { name: picture.name, color: picture.colorName })}
          sizes={pictureSizes.half}
        />
      )}
    </div>
  );
}

/**
 * Redirects a visitor who was already signed in when the page opened; returns true during the redirect. After a sign-in
 * on this page, useRedirectAfterSignIn redirects instead.
 */
function useRedirectWhenSignedIn(): boolean {
  const router = useRouter();
  const { query } = useLoginFlow();
  const isCustomer = useIsCustomer();
  const [wasCustomer, setWasCustomer] = useState<boolean | null>(null);
  if (isCustomer !== null && wasCustomer === null) setWasCustomer(isCustomer);
  const isLeaving = wasCustomer === true && query.view !== 'change';

  useEffect(() => {
    if (!isLeaving) return;
    let isCurrent = true;
    void fetchSignedInCustomerType().then((customerType) => {
      if (!isCurrent) return;
      if (customerType === null) setWasCustomer(false);
      else router.replace(getSignInPathWithoutLanguage(query, customerType));
    });
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, query, router]);

  return isLeaving;
}

/**
 * Sets the document title to that of the current view, and again whenever the router replaces it with the title of the
 * page.
 */
function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const write = () => {
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}

type Props = {
  /** True if the operator uses hosted sign-in pages of the identity provider. */
  hasHostedSignIn: boolean;
  /** The image shown beside each view of the login page. */
  pictures: LoginPictures;
};

/**
 * The login page. All its views have the same path; the query selects the view. When the view changes, the focus moves
 * to its heading.
 */
export function LoginViews({ hasHostedSignIn, pictures }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <LoginFlowProvider onViewChange={focusHeading}>
      <UrlQueryListener />
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
  const isRedirecting = useRedirectWhenSignedIn();
  if (isRedirecting) return <p role="status">{t('already')}</p>;
  return (
    <>
      {query.view === 'signIn' && <SignInCallbackNote problem={query.problem} />}
      <LoginViewContent hasHostedSignIn={hasHostedSignIn} />
    </>
  );
}

function ViewPicture({ pictures }: Pick<Props, 'pictures'>) {
  const { view } = useLoginFlow().query;
  const isOwn = view === 'signIn' || view === 'register';
  return <LoginPicture picture={pictures[isOwn ? view : 'confirm']} />;
}
