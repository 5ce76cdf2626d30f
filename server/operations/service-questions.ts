import { env } from '@/lib/platform/config/env';
import type { ServiceQuestion } from './look-at-services';

const anything = { query: '{ __typename }' };

/** How each service is asked whether it lives: the least its protocol knows. */
export const serviceQuestions: Readonly<Record<string, ServiceQuestion>> = {
  shop: { url: env.SHOP_URL, body: anything },
  content: {
    url: env.CONTENT_URL,
    body: anything,
    ...(env.CONTENT_TOKEN && { headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` } }),
  },
  identity: { url: `${env.IDENTITY_URL}/${env.IDENTITY_POOL_ID}/.well-known/jwks.json` },
  tools: { url: `${env.TOOLS_URL}/ready` },
};

/** Where each service is called. */
export const serviceAddresses = {
  shop: env.SHOP_URL,
  content: env.CONTENT_URL,
  identity: env.IDENTITY_URL,
  tools: env.TOOLS_URL,
};
