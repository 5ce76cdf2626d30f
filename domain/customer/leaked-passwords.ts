import { leakedPasswordDigests } from './leaked-password-digests';

/**
 * Number of bytes stored of each SHA-256 digest. About one good password in a hundred million is rejected by chance.
 */
const digestBytes = 5;

let digests: Uint8Array | null = null;

/**
 * Checks whether a password is on the lists of leaked passwords (NIST SP 800-63B 5.1.1.2), ignoring case. `sha256`
 * hashes a text as UTF-8.
 */
export function isLeakedPassword(password: string, sha256: (text: string) => Uint8Array): boolean {
  const wanted = sha256(password.trim().toLowerCase()).subarray(0, digestBytes);
  digests ??= Uint8Array.from(atob(leakedPasswordDigests), (character) => character.charCodeAt(0));
  let [low, high] = [0, digests.length / digestBytes - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(digests, middle * digestBytes, wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function compare(all: Uint8Array, start: number, wanted: Uint8Array): number {
  for (let index = 0; index < digestBytes; index += 1) {
    const difference = (all[start + index] ?? 0) - (wanted[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
