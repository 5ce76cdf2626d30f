import { expect, it } from 'vitest';
import { z } from 'zod';
import { setZodWithoutEval } from './startup';

it('is where zod looks, also when zod is there already', () => {
  expect(z.config().jitless).toBeUndefined();
  setZodWithoutEval();
  expect(z.config().jitless).toBe(true);
});
