import { beforeAll, expect, it } from 'vitest';
import type { Hono } from 'hono';
import type { Logger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import {
  listRootFields,
  buildFullOperation,
  generateInvalidVariables,
} from '../testing/graphql-operations';
import { getContentSchema } from './content-schema';
import { createEntryStore } from './entry-store';
import { createContentApp } from './content-app';

let app: Hono;
const logged: string[] = [];
const seen = new Set<string>();

beforeAll(() => {
  const note = (message: string, fields?: object) =>
    void logged.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { info: () => undefined, warn: note, error: note };
  const store = createEntryStore({ demoDir: 'demo', clock: createFakeClock(), logger });
  app = createContentApp({ store, logger });
});

it.each(listRootFields(getContentSchema()).map((one) => [one.name, one] as const))(
  'rejects values of the wrong type for %s without an internal error',
  async (_, one) => {
    const query = buildFullOperation(one, 1);
    for (const variables of generateInvalidVariables(one.field, seen)) {
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
