import { foldWord } from '../search/fold';

/**
 * A place's name as it is compared: no case, accents, hyphens and signs; umlauts, their two letters and the plain letter are the
 * same ("Köln", "Koeln", "Koln"), and so are "St." and "Sankt".
 */
export function foldPlace(name: string): string {
  return name
    .normalize('NFC')
    .split(/[\s\-/().,'’]+/)
    .map((word) => foldWord(word, 'expanded'))
    .filter((word) => word !== '')
    .map((word) => (word === 'st' || word === 'saint' || word === 'sint' ? 'sankt' : word))
    .join(' ')
    .replace(/([aou])e/g, '$1')
    .replace(/aa/g, 'a');
}
