/** A rule an e-invoice breaks, by the name EN 16931, XRechnung or Peppol gives it, and what was found. */
export interface RuleBreach {
  rule: string;
  detail: string;
}

/** A condition that must hold, and what is said when it does not. */
export type RuleCheck = readonly [rule: string, holds: boolean, detail?: string | undefined];

/** Those that do not hold, in their order. */
export function breachesOf(checks: readonly RuleCheck[]): RuleBreach[] {
  return checks.flatMap(([rule, holds, detail = '']) => (holds ? [] : [{ rule, detail }]));
}
