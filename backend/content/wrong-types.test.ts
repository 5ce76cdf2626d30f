import { beforeAll, expect, it } from 'vitest';
import type { Hono } from 'hono';
import type { Logger } from '../observability/logger';
import { fakeClock } from '../testing/fake-clock';
import { listRootFields, wholeOperation } from '../testing/whole-operation';
import { wrongVariables } from '../testing/wrong-variables';
import { contentSchema } from './content-schema';
import { createEntryStore } from './entry-store';
import { createContentApp } from './server';

let app: Hono;
const logged: string[] = [];
const seen = new Set<string>();

beforeAll(() => {
  const note = (message: string, fields?: object) =>
    void logged.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { info: () => undefined, warn: note, error: note };
  const store = createEntryStore({ demoDir: 'demo', clock: fakeClock(), logger });
  app = createContentApp({ store, logger });
});

it.each(listRootFields(contentSchema()).map((one) => [one.name, one] as const))(
  'values of the wrong type for %s are refused, and nothing fails inside',
  async (_, one) => {
    const query = wholeOperation(one, 1);
    for (const variables of wrongVariables(one.field, seen)) {
      const answer = await app.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const text = answer.status === 200 ? '' : await answer.text();
      expect([variables, answer.status < 500, text.match(/.*INTERNAL.*/i)?.[0]]).toEqual([
        variables,
        true,
        undefined,
      ]);
    }
    expect(logged).toEqual([]);
  },
);
