import { Hono } from 'hono';
import { createApiApp } from './api/api-app';
import { createAuthorizeApp } from './hosted/authorize-app';
import { createTokenApp } from './hosted/token-app';
import { createIdentityContext, type IdentityOptions } from './identity-context';
import { createWellKnownApp } from './well-known';

/** The embedded identity service below /identity: Cognito's JSON API, its keys, and the hosted sign-in with its OAuth addresses. */
export function createIdentityApp(options: IdentityOptions): Hono {
  const context = createIdentityContext(options);
  const app = new Hono();
  app.route('/', createApiApp(context));
  app.route('/', createWellKnownApp(context));
  app.route('/', createAuthorizeApp(context));
  app.route('/', createTokenApp(context));
  return app;
}
