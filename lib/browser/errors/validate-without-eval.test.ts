import { expect, it } from 'vitest';
import { z } from 'zod';
import { validateWithoutEval } from './validate-without-eval';

it('is where zod looks, also when zod is there already', () => {
  expect(z.config().jitless).toBeUndefined();
  validateWithoutEval();
  expect(z.config().jitless).toBe(true);
});
