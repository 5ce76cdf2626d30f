/** How many digits a code of the identity provider has. */
const codeLength = 6;

/** A code as typed or pasted, without the spaces and dashes mails and keyboards put into it. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\u200b-\u200d\ufeff\u2010-\u2015-]/g, '');
}

/** True for six digits. */
export function isCode(plain: string): boolean {
  return new RegExp(`^[0-9]{${codeLength}}$`).test(plain);
}
