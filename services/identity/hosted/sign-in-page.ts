import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '@/domain/locale/language';
import { type SignInPageError, signInPageMessages } from './sign-in-page-messages';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Styles of the hosted sign-in pages, with a small copy of the storefront's light and dark colors. */
const signInPageCss = `
@font-face{font-family:Archivo;src:url("archivo.woff2") format("woff2");font-weight:400 640;font-stretch:90% 118%;font-display:swap}
:root{color-scheme:light dark;--paper:#f3f2ee;--surface:#fbfaf7;--ink:#161a17;--ink-2:#4f5550;--line:#d8d6cf;--border:#7f847e;--rost:#a33a1c;--bell:#f2c230;--on:#f3f2ee;--hover:#333a35}
@media (prefers-color-scheme:dark){:root{--paper:#121513;--surface:#1a1e1b;--ink:#ecebe5;--ink-2:#b4b9b3;--line:#303632;--border:#79807a;--rost:#f3967a;--on:#161a17;--hover:#fff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 1rem/1.55 Archivo,system-ui,-apple-system,"Segoe UI",sans-serif}
header,main,footer{width:100%;max-width:1376px;margin:0 auto;padding:0 1.25rem}
@media (min-width:768px){header,main,footer{padding:0 2rem}}
header{display:flex;justify-content:space-between;align-items:center;min-height:4.5rem}
header a,footer a{display:inline-flex;align-items:center;min-height:2.75rem}
.logo{font-size:1.375rem;font-weight:600;font-stretch:110%;letter-spacing:-.03em;text-decoration:none}
main{flex:1;padding-top:2.5rem;padding-bottom:4rem}
.column{max-width:28rem}
h1{margin:0 0 1.5rem;font-size:clamp(2.25rem,1.35rem + 3.3vw,4.25rem);line-height:1;font-weight:480;font-stretch:110%;letter-spacing:-.034em}
p{margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em}
.note{margin:0 0 1.5rem;padding:.25rem 0 .25rem 1rem;border-left:4px solid var(--rost)}
.note p{margin:0}
b{font-weight:600}
.field{margin:0 0 1rem}
.label{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;font-size:.875rem}
label{font-weight:560}
.label a{padding:.625rem 0}
input{width:100%;min-height:3rem;margin-top:.375rem;padding:.6875rem .875rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:2px}
input[aria-invalid=true]{border:2px solid var(--rost)}
button{width:100%;min-height:3rem;margin-top:.5rem;padding:.6875rem 1.5rem;font:inherit;font-weight:560;color:var(--on);background:var(--ink);border:1px solid var(--ink);border-radius:2px;cursor:pointer}
button:hover{background:var(--hover)}
:focus-visible{outline:3px solid var(--bell);outline-offset:2px;box-shadow:0 0 0 2px var(--ink)}
input:focus-visible{border-color:var(--ink);box-shadow:none}
.after{margin-top:1.5rem}
footer{border-top:1px solid var(--line);padding-top:.75rem;padding-bottom:.75rem;color:var(--ink-2);font-size:.875rem}
@media (forced-colors:active){.note{border-left-color:Mark}}
`;

/** Hash of the only style that the pages' Content-Security-Policy allows. */
const signInPageCssHash = `'sha256-${createHash('sha256').update(signInPageCss).digest('base64')}'`;

/** The style must match `signInPageCssHash` byte for byte, or the Content-Security-Policy blocks it. */
const styleElement = raw(`<style>${signInPageCss}</style>`);

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageFrame {
  language: Language;
  brandName: string;
  siteUrl: string;
  /** URL of the same page in the other language; null when there is none. */
  otherLanguageUrl: string | null;
  problem: SignInPageError | null;
}

export interface HostedSignInForm extends PageFrame {
  /** Form action, relative to the page. */
  action: string;
  formToken: string;
  email: string;
}

/** Renders the sign-in page. Works without JavaScript; every value is escaped. */
export function renderSignInPage(form: HostedSignInForm): Html {
  const { language, problem, email, siteUrl } = form;
  const words = signInPageMessages[language];
  const login = `${siteUrl}/${language}/login`;
  const isInvalid = problem === 'wrong' || problem === 'missing';
  const invalid = isInvalid ? raw(' aria-invalid="true" aria-describedby="problem"') : '';
  const focusEmail = email === '' ? raw(' autofocus') : '';
  const focusPassword = email === '' ? '' : raw(' autofocus');
  return page(
    form,
    html`<form method="post" action="${form.action}">
        <input type="hidden" name="form" value="${form.formToken}" />
        <div class="field">
          <div class="label"><label for="email">${words.email}</label></div>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            maxlength="254"
            required
            value="${email}"
            ${invalid}${focusEmail}
          />
        </div>
        <div class="field">
          <div class="label">
            <label for="password">${words.password}</label>
            <a href="${login}?view=forgot">${words.forgot}</a>
          </div>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            maxlength="256"
            required
            ${invalid}${focusPassword}
          />
        </div>
        <button>${words.submit}</button>
      </form>
      <p class="after">
        ${words.noAccount} <a href="${login}?view=register">${words.register}</a>
      </p>`,
  );
}

export interface HostedCodeForm extends PageFrame {
  action: string;
  formToken: string;
  /** Encrypted session of a sign-in whose password was right (see createMfaSession). */
  session: string;
  /** Email address that prefills the form of the first step if that form is shown again. */
  email: string;
}

/** Renders the second step of the hosted sign-in: the code of the authenticator app. */
export function renderCodePage(form: HostedCodeForm): Html {
  const words = signInPageMessages[form.language];
  const invalid = form.problem
    ? raw(' aria-invalid="true" aria-describedby="code-hint problem"')
    : raw(' aria-describedby="code-hint"');
  return page(
    form,
    html`<form method="post" action="${form.action}">
        <input type="hidden" name="form" value="${form.formToken}" />
        <input type="hidden" name="session" value="${form.session}" />
        <input type="hidden" name="email" value="${form.email}" />
        <div class="field">
          <div class="label"><label for="code">${words.code}</label></div>
          <input
            id="code"
            name="code"
            type="text"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="16"
            required
            autofocus
            ${invalid}
          />
        </div>
        <p id="code-hint">${words.codeHint}</p>
        <button>${words.submit}</button>
      </form>
      <p class="after"><a href="${form.action}">${words.startAgain}</a></p>`,
  );
}

/** Renders the error page for an invalid request. The page has no form and never redirects. */
export function renderErrorPage(frame: PageFrame): Html {
  const { language, siteUrl } = frame;
  const words = signInPageMessages[language];
  return page(frame, html`<p><a href="${siteUrl}/${language}/login">${words.title}</a></p>`);
}

function page({ language, brandName, siteUrl, otherLanguageUrl, problem }: PageFrame, body: Html) {
  const words = signInPageMessages[language];
  const other = language === 'de' ? 'en' : 'de';
  const title = `${problem ? `${words.error}: ` : ''}${words.title} · ${brandName}`;
  const switcher = otherLanguageUrl
    ? html`<a href="${otherLanguageUrl}" lang="${other}" hreflang="${other}"
        >${words.otherLanguage}</a
      >`
    : '';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <a class="logo" href="${siteUrl}/${language}">${brandName}</a>
          ${switcher}
        </header>
        <main>
          <div class="column">
            <h1>${words.title}</h1>
            ${problem ? note(language, siteUrl, problem) : ''} ${body}
          </div>
        </main>
        <footer><a href="${siteUrl}/${language}">${words.back}</a></footer>
      </body>
    </html>`;
}

function note(language: Language, siteUrl: string, problem: SignInPageError): Html {
  const words = signInPageMessages[language];
  const { headline, advice } = words.problems[problem];
  const link =
    problem === 'unconfirmed'
      ? html` <a href="${siteUrl}/${language}/login?view=confirm">${words.confirm}</a>`
      : '';
  return html`<div class="note" id="problem" role="alert">
    <p><b>${headline}</b> ${advice}${link}</p>
  </div>`;
}

/** Sets the headers of the hosted pages: no scripts, no framing, forms only to this origin and the shop, no caching. */
export function setPageHeaders(siteUrl: string): MiddlewareHandler {
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [signInPageCssHash],
      fontSrc: ["'self'"],
      formAction: ["'self'", new URL(siteUrl).origin],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: false,
  });
  return (c, next) =>
    secure(c, async () => {
      await next();
      if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    });
}
