import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '@/domain/language/detect-language';
import { pageStyle } from './page-style';
import { type PageProblem, pageWords } from './page-words';

/** Byte for byte what the Content-Security-Policy allows. */
const styleElement = raw(`<style>${pageStyle}</style>`);

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageFrame {
  language: Language;
  brandName: string;
  siteUrl: string;
  /** The same page in the other language; null where there is none. */
  otherLanguageUrl: string | null;
  problem: PageProblem | null;
}

export interface HostedSignInForm extends PageFrame {
  /** Where the form goes, relative to the page. */
  action: string;
  formToken: string;
  email: string;
}

/** The hosted sign-in. Works without script; every value is escaped. */
export function signInPage(form: HostedSignInForm): Html {
  const { language, problem, email, siteUrl } = form;
  const words = pageWords[language];
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
  /** The sign-in whose password was right. */
  session: string;
  /** For the form of the first step, should it come back. */
  email: string;
}

/** The second step of the hosted sign-in: the code of the authenticator app. */
export function codePage(form: HostedCodeForm): Html {
  const words = pageWords[form.language];
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

/** What a visitor sees who came with a request that cannot be answered: no form, and never a redirect. */
export function refusalPage(frame: PageFrame): Html {
  const { language, siteUrl } = frame;
  const words = pageWords[language];
  return page(frame, html`<p><a href="${siteUrl}/${language}/login">${words.title}</a></p>`);
}

function page({ language, brandName, siteUrl, otherLanguageUrl, problem }: PageFrame, body: Html) {
  const words = pageWords[language];
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

function note(language: Language, siteUrl: string, problem: PageProblem): Html {
  const words = pageWords[language];
  const { headline, advice } = words.problems[problem];
  const link =
    problem === 'unconfirmed'
      ? html` <a href="${siteUrl}/${language}/login?view=confirm">${words.confirm}</a>`
      : '';
  return html`<div class="note" id="problem" role="alert">
    <p><b>${headline}</b> ${advice}${link}</p>
  </div>`;
}
