import type { IConfig } from 'next-sitemap';

declare const config: IConfig;
export default config;
