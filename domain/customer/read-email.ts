import { toEmailAddress } from './email-address';

/** What a schema gives its transforms to say what is wrong. */
interface SchemaContext {
  addIssue(issue: { code: 'custom'; message: string }): void;
}

/**
 * For `z.string().transform(readEmail())`, the one check of e-mail addresses in browser and services: what was typed comes out as
 * systems take it, and what is no address is the problem named.
 */
export function readEmail(problem = 'Invalid email address') {
  return (typed: string, context: SchemaContext): string => {
    const address = toEmailAddress(typed);
    if (address === null) context.addIssue({ code: 'custom', message: problem });
    return address ?? '';
  };
}
