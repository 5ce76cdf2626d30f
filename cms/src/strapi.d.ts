// Strapi's global and its helper package, which are not installed in this repository. An import would turn this file
// into a module, which could declare neither.
// oxlint-disable no-var, typescript/consistent-type-imports
declare var strapi: import('./strapi-types').Strapi;
declare module '@strapi/utils' {
  export const errors: { ApplicationError: new (message: string) => Error };
}
