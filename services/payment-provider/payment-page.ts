import { html, raw } from 'hono/html';
import type { Language } from '@/domain/locale/language';
import type { SessionBody } from './provider-object.repository';
import {
  offeredTestMethods,
  type PaymentPageMessages,
  paymentPageMessages,
} from './payment-page-messages';

type Html = ReturnType<typeof html>;

const style = `
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#161a17;--quiet:#5a605b;--line:#d8d6cf;--signal:#9b2c14}
@media (prefers-color-scheme:dark){:root{--paper:#141715;--ink:#f1efe9;--quiet:#a9aea9;--line:#3a3f3b;--signal:#ff9b80}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Archivo,"Helvetica Neue",Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 1rem;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:2.5rem 0 .75rem}
.quiet{color:var(--quiet);font-size:.9375rem}
.sum{display:flex;justify-content:space-between;gap:1rem;border-block:1px solid var(--line);padding:1rem 0;margin:1.5rem 0;font-weight:600}
label{display:block;font-weight:600;margin-bottom:.375rem}
input{width:100%;min-height:48px;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--quiet);border-radius:0}
button{width:100%;min-height:48px;margin-top:1rem;font:inherit;font-weight:600;color:var(--paper);background:var(--ink);border:1px solid var(--ink);border-radius:0;cursor:pointer}
button.second{color:var(--ink);background:transparent}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0;font-size:.9375rem}
dt{font-variant-numeric:tabular-nums;white-space:nowrap}
dd{margin:0;color:var(--quiet)}
.problem{border-left:4px solid var(--signal);padding:.25rem 0 .25rem 1rem}
a{color:inherit}
@media (max-width:26rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
`;

/** Returns the language in which the session was opened. */
export function getSessionLanguage({ locale }: SessionBody): Language {
  return locale === 'en' ? 'en' : 'de';
}

/** Renders the payment page of a session; `problem` is the reason why the last payment method was rejected. */
export function renderPaymentPage(session: SessionBody, problem: string | null): Html {
  const language = getSessionLanguage(session);
  const words = paymentPageMessages[language];
  return page(
    language,
    words.title,
    html`<p class="quiet">${words.test}</p>
      ${session.line_names.map((name) => html`<p>${name}</p>`)}
      <p class="sum"><span>${words.amount}</span><span>${amountOf(session, language)}</span></p>
      ${problem === null ? '' : html`<p class="problem" role="alert">${problem}</p>`}
      ${numberForm(words)} ${isWallet(session) ? walletForm(words) : ''}
      <p><a href="${session.cancel_url}">${words.back}</a></p>
      <h2>${words.cards}</h2>
      <dl>
        ${offeredTestMethods.map(
          ([number, means]) =>
            html`<dt>${number}</dt>
              <dd>${words.methods[means]}</dd>`,
        )}
      </dl>`,
  );
}

/** Renders the 3-D Secure question for the entered number. */
export function renderChallengePage(session: SessionBody, number: string): Html {
  const language = getSessionLanguage(session);
  const words = paymentPageMessages[language];
  return page(
    language,
    words.challenge,
    html`<p>${words.challengeText}</p>
      <p class="sum"><span>${words.amount}</span><span>${amountOf(session, language)}</span></p>
      <form method="post">
        <input type="hidden" name="number" value="${number}" />
        <button name="confirmed" value="yes">${words.confirm}</button>
        <button class="second" name="confirmed" value="no">${words.refuse}</button>
      </form>`,
  );
}

/** Renders the page of an expired session, with a link back to the shop. */
export function renderExpiredPage(session: SessionBody): Html {
  const language = getSessionLanguage(session);
  const words = paymentPageMessages[language];
  return page(
    language,
    words.over,
    html`<p>${words.overText}</p>
      <p><a href="${session.cancel_url}">${words.back}</a></p>`,
  );
}

/** Renders the page for an unknown session. */
export function renderNotFoundPage(language: Language): Html {
  return page(
    language,
    paymentPageMessages[language].title,
    html`<p>${paymentPageMessages[language].unknown}</p>`,
  );
}

function numberForm(words: PaymentPageMessages): Html {
  return html`<form method="post">
    <label for="number">${words.number}</label>
    <input
      id="number"
      name="number"
      required
      maxlength="40"
      autocomplete="off"
      inputmode="text"
      aria-describedby="hint"
    />
    <p class="quiet" id="hint">${words.numberHint}</p>
    <button>${words.pay}</button>
  </form>`;
}

function walletForm(words: PaymentPageMessages): Html {
  return html`<h2>${words.wallet}</h2>
    <form method="post">
      <button class="second" name="wallet" value="yes">${words.authorise}</button>
      <button class="second" name="wallet" value="no">${words.refuse}</button>
    </form>`;
}

function isWallet({ payment_method_types: types }: SessionBody): boolean {
  return types.some((type) => type === 'paypal' || type === 'klarna');
}

function amountOf({ amount_total: cents }: SessionBody, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  return format.format(cents / 100);
}

function page(language: Language, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
