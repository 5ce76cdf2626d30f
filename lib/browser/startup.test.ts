import { expect, it } from 'vitest';
import { z } from 'zod';
import { setZodWithoutEval } from './startup';

it('configures zod, also when zod is loaded already', () => {
  expect(z.config().jitless).toBeUndefined();
  setZodWithoutEval();
  expect(z.config().jitless).toBe(true);
});
