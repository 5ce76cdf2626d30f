import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { type VeloClient, createVeloClient } from '../../testing/velo-client';

const guide = readFileSync('docs/stock-connect.md', 'utf8');
const blocks = [...guide.matchAll(/```(?:text|xml) (query|request|answer)\n([\s\S]*?)```/g)].map(
  ([, kind = '', content = '']) => ({ kind, content }),
);
const pairs = blocks.flatMap(({ kind, content }, index) =>
  kind === 'answer' ? [] : [{ kind, content, answer: blocks[index + 1]?.content ?? '' }],
);

let tools: TestRest;
let client: VeloClient;

beforeAll(async () => {
  tools = await openTestRest();
  await createProductFixture(tools.shop, { id: 'DOC.1', stock: 5 });
  await createProductFixture(tools.shop, { id: 'LU11.25.H.M.TG' });
  client = await createVeloClient(tools);
});
afterAll(() => tools.close());

/**
 * Removes from a response what the samples in the veloconnect guide omit: line breaks, namespaces and generated ids.
 */
const normalize = (document: string) =>
  document
    .replace(/ xmlns:\w+="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .replace(/<vct:TransactionID>[^<]*/g, '<vct:TransactionID>ID')
    .replaceAll(client.user, 'USER')
    .trim();

it.each(pairs)('matches the guide for the $kind example', async ({ kind, content, answer }) => {
  const requestXml = content
    .trim()
    .replaceAll('USER', client.user)
    .replaceAll('KEY', client.secret);
  const reply = await (kind === 'query' ? client.raw(`?${requestXml}`) : client.post(requestXml));
  expect(normalize(reply.document)).toBe(normalize(answer));
});

it('the guide has examples for both bindings', () => {
  expect(pairs.map(({ kind }) => kind)).toEqual(['query', 'request']);
});
