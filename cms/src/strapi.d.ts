// What Strapi brings along and this repository does not install: its server as a global, and its helpers. An import would make a module of
// this file, which could declare neither.
// oxlint-disable no-var, typescript/consistent-type-imports
declare var strapi: import('./strapi-types').Strapi;
declare module '@strapi/utils' {
  export const errors: { ApplicationError: new (message: string) => Error };
}
