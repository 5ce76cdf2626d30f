// What Strapi brings along and this repository does not install: its server as a global, and its helpers.
// oxlint-disable no-var, typescript/no-explicit-any
declare var strapi: any;
declare module '@strapi/utils';
