import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { parseSignInOrigin } from '../identity-context';
import type { Language } from '@/domain/locale/language';
import { findBrand } from '../../database/settings';
import type { IdentityContext } from '../identity-context';
import { IdentityError } from '../identity-error';
import { createMfaSession } from '../mfa/verify-mfa';
import { isSoftwareTokenEnabled } from '../mfa/software-token.repository';
import { verifyMfa } from '../mfa/verify-mfa';
import { findUserByPassword } from '../sign-in/password-sign-in';
import { resolveEmailLanguage } from '../users/user-attributes';
import type { User } from '../users/user.repository';
import { parseAuthorizeRequest, addQueryParameters } from './authorize-request';
import { createCsrfToken, isCsrfTokenValid } from './sign-in-form';
import { createGrant } from './grant.repository';
import { setPageHeaders } from './sign-in-page';
import type { SignInPageError } from './sign-in-page-messages';
import { limitFormSize, parseForm } from './sign-in-form';
import { listSignOutRedirects } from './authorize-request';
import { renderCodePage, renderErrorPage, renderSignInPage } from './sign-in-page';

const maxFieldLength = 256;
const fontFile = new URL('../../../styles/fonts/archivo-text.woff2', import.meta.url);

const statusOf = {
  wrong: 400,
  missing: 400,
  paused: 429,
  unconfirmed: 403,
  stale: 403,
  wrongCode: 400,
  usedCode: 400,
} as const;

/** Maximum length of the encrypted session that the form of the second step contains. */
const maxSessionLength = 2_048;

/**
 * Serves the hosted sign-in: /identity/oauth2/authorize with its form, and /identity/logout. The storefront serves both
 * paths under its own origin, so every URL in the pages is relative or the storefront's.
 */
export function createAuthorizeApp(context: IdentityContext): Hono {
  const { db, clock, secrets, settings } = context;
  const app = new Hono();
  const isSecure = settings.siteUrl.startsWith('https:');
  const authorize = '/identity/oauth2/authorize';
  app.use(authorize, setPageHeaders(settings.siteUrl));
  app.use('/identity/logout', setPageHeaders(settings.siteUrl));

  app.get(authorize, async (c) => {
    const reading = parseAuthorizeRequest(settings, c.req.query());
    if (reading.kind === 'unknown') return showRejection(c, context);
    if (reading.kind === 'rejection') return c.redirect(reading.location, 302);
    return showForm(c, context, null, '');
  });

  app.post(authorize, limitFormSize, async (c) => {
    const reading = parseAuthorizeRequest(settings, c.req.query());
    if (reading.kind === 'unknown') return showRejection(c, context);
    if (reading.kind === 'rejection') return c.redirect(reading.location, 303);
    const {
      form = '',
      email: typed = '',
      password = '',
      session = '',
      code = '',
    } = await parseForm(c);
    const email = typed.slice(0, maxFieldLength);
    if (!isCsrfTokenValid(c, secrets, form, isSecure)) return showForm(c, context, 'stale', email);

    const origin = parseSignInOrigin(
      { siteSecret: settings.siteSecret, now: clock.now() },
      (header) => c.req.header(header),
    );
    const isSecondStep = session !== '';
    const outcome = isSecondStep
      ? await checkCode({ ...context, origin }, session, code)
      : await check({ ...context, origin }, email, password);
    if (outcome === 'wrongCode' || outcome === 'usedCode')
      return showCodeForm(c, context, { problem: outcome, session, email });
    if (typeof outcome === 'string') return showForm(c, context, outcome, email);
    if (!isSecondStep && (await isSoftwareTokenEnabled(db, outcome.id))) {
      const waiting = createMfaSession(context, outcome);
      return showCodeForm(c, context, { problem: null, session: waiting, email });
    }
    const signedIn = { user: outcome, hasShownCode: isSecondStep };
    const grant = await createGrant(db, signedIn, reading.request, clock.now());
    if (grant === null) return showForm(c, context, 'wrong', email);
    const { redirectUri, state } = reading.request;
    return c.redirect(addQueryParameters(redirectUri, { code: grant, state }), 303);
  });

  app.get('/identity/oauth2/archivo.woff2', async (c) =>
    c.body(new Uint8Array(await readFile(fontFile)), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000',
    }),
  );

  app.get('/identity/logout', async (c) => {
    const target = c.req.query('logout_uri') ?? '';
    const isKnown = listSignOutRedirects(settings.siteUrl).has(target);
    if (c.req.query('client_id') !== settings.clientId || !isKnown)
      return showRejection(c, context);
    return c.redirect(target, 302);
  });
  return app;
}

async function check(
  context: IdentityContext,
  email: string,
  password: string,
): Promise<User | 'missing' | 'wrong' | 'unconfirmed' | 'paused'> {
  if (email.trim() === '' || password === '') return 'missing';
  if (password.length > maxFieldLength) return 'wrong';
  try {
    return await findUserByPassword(context, email, password);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.name === 'UserNotConfirmedException') return 'unconfirmed';
    return error.message === 'Password attempts exceeded' ? 'paused' : 'wrong';
  }
}

async function checkCode(
  context: IdentityContext,
  session: string,
  code: string,
): Promise<User | 'wrongCode' | 'usedCode' | 'paused' | 'stale'> {
  if (session.length > maxSessionLength) return 'stale';
  try {
    return await verifyMfa(context, { session, code: code.replaceAll(/\s/g, '').slice(0, 16) });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.name === 'CodeMismatchException') return 'wrongCode';
    if (error.name === 'ExpiredCodeException') return 'usedCode';
    return error.name === 'LimitExceededException' ? 'paused' : 'stale';
  }
}

async function showCodeForm(
  c: Context,
  context: IdentityContext,
  shown: { problem: 'wrongCode' | 'usedCode' | null; session: string; email: string },
) {
  const { siteUrl } = context.settings;
  return c.html(
    renderCodePage({
      ...(await frame(c, context)),
      ...shown,
      action: `authorize${new URL(c.req.url).search}`,
      formToken: createCsrfToken(c, context.secrets, siteUrl.startsWith('https:')),
      otherLanguageUrl: null,
    }),
    shown.problem ? statusOf[shown.problem] : 200,
  );
}

async function showForm(
  c: Context,
  context: IdentityContext,
  problem: Exclude<SignInPageError, 'unknown'> | null,
  email: string,
) {
  const { siteUrl } = context.settings;
  return c.html(
    renderSignInPage({
      ...(await frame(c, context)),
      problem,
      email,
      action: `authorize${new URL(c.req.url).search}`,
      formToken: createCsrfToken(c, context.secrets, siteUrl.startsWith('https:')),
      otherLanguageUrl: otherLanguage(c),
    }),
    problem ? statusOf[problem] : 200,
  );
}

async function showRejection(c: Context, context: IdentityContext) {
  const shown = {
    ...(await frame(c, context)),
    problem: 'unknown',
    otherLanguageUrl: null,
  } as const;
  return c.html(renderErrorPage(shown), 400);
}

async function frame(c: Context, { db, settings }: IdentityContext) {
  const brand = await findBrand(db);
  const { siteUrl } = settings;
  return { language: language(c), brandName: brand?.name ?? new URL(siteUrl).host, siteUrl };
}

function otherLanguage(c: Context): string {
  const query = new URL(c.req.url).searchParams;
  query.set('lang', language(c) === 'de' ? 'en' : 'de');
  return `authorize?${query.toString()}`;
}

function language(c: Context): Language {
  const { lang, ui_locales } = c.req.query();
  return resolveEmailLanguage(lang, ui_locales, c.req.header('accept-language'));
}
