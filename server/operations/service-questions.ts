import { z } from 'zod';
import { env } from '@/lib/platform/config/env';
import type { ServiceQuestion } from './look-at-services';

const anything = { query: '{ __typename }' };

const graphqlAnswer = z.object({ data: z.object({ __typename: z.string() }) });
/** RFC 7517. */
const keySet = z.object({ keys: z.array(z.unknown()) });
const ownWord = z.object({ status: z.enum(['ready', 'degraded']) });

const isOf = (shape: z.ZodType) => (answer: unknown) => shape.safeParse(answer).success;

/** How each service is asked whether it lives: the least its protocol knows. */
export const serviceQuestions: Readonly<Record<string, ServiceQuestion>> = {
  shop: { url: env.SHOP_URL, body: anything, isAlive: isOf(graphqlAnswer) },
  content: {
    url: env.CONTENT_URL,
    body: anything,
    isAlive: isOf(graphqlAnswer),
    ...(env.CONTENT_TOKEN && { headers: { Authorization: `Bearer ${env.CONTENT_TOKEN}` } }),
  },
  identity: {
    url: `${env.IDENTITY_URL}/${env.IDENTITY_POOL_ID}/.well-known/jwks.json`,
    isAlive: isOf(keySet),
  },
  tools: { url: `${env.TOOLS_URL}/ready`, isAlive: isOf(ownWord) },
};

/** Where each service is called. */
export const serviceAddresses = {
  shop: env.SHOP_URL,
  content: env.CONTENT_URL,
  identity: env.IDENTITY_URL,
  tools: env.TOOLS_URL,
};
