const minimumPasswordLength = 8;

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

const rules: readonly { rule: PasswordRule; isMet: (password: string) => boolean }[] = [
  { rule: 'length', isMet: (password) => [...password].length >= minimumPasswordLength },
  { rule: 'lowercase', isMet: (password) => /\p{Ll}/u.test(password) },
  { rule: 'uppercase', isMet: (password) => /\p{Lu}/u.test(password) },
  { rule: 'number', isMet: (password) => /[0-9]/.test(password) },
  { rule: 'symbol', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

/** All rules in display order (Specification §5). */
export const passwordRules: readonly PasswordRule[] = rules.map(({ rule }) => rule);

/**
 * Returns the rules the password breaks, in display order: 8 characters, lowercase, uppercase, number, symbol
 * (Specification §5).
 */
export function listBrokenPasswordRules(password: string): PasswordRule[] {
  return rules.filter(({ isMet }) => !isMet(password)).map(({ rule }) => rule);
}

/** Checks that the password breaks no rule (Specification §5). */
export function isPasswordAllowed(password: string): boolean {
  return listBrokenPasswordRules(password).length === 0;
}
