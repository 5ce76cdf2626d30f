import type { z } from 'zod';
import type { IdentityContext } from '../identity-context';
import { IdentityError, invalidParameter } from '../identity-error';

/** One action of the API: takes a parsed JSON body, gives the JSON to answer, throws IdentityError. */
export type Action = (context: IdentityContext, body: unknown) => Promise<object>;

/** An action whose body is checked first: a wrong value is InvalidParameterException naming it, a foreign client ResourceNotFoundException. */
export function defineAction<Shape extends z.ZodType<object>>(
  shape: Shape,
  run: (context: IdentityContext, input: z.output<Shape>) => Promise<object>,
): Action {
  return (context, body) => {
    const parsed = shape.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const path = issue?.path.map(String).map(lowerFirst).join('.') || 'request';
      throw invalidParameter(path, issue?.message ?? 'Member must be valid');
    }
    const input = parsed.data;
    if ('ClientId' in input && input.ClientId !== context.settings.clientId)
      throw new IdentityError(
        'ResourceNotFoundException',
        `User pool client ${String(input.ClientId)} does not exist.`,
      );
    return run(context, input);
  };
}

function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
