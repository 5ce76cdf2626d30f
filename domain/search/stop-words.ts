import type { Language } from '@/domain/language/detect-language';

const words: Readonly<Record<Language, string>> = {
  de: `aber als am an auch auf aus bei bin bis da das dass dem den der des die doch ein eine einem einen einer es fuer
    hat haben ich ihr im in ist ja kann kein keine man mehr mein meine mich mir mit nach nicht noch nur oder ohne sich sie
    sind so um und uns von vom wann war was wenn wer wie wir wird wo zu zum zur`,
  en: `a about an and are as at be by can do does for from has have how i if in is it its me more my no not of on or our so
    that the their them there they this to too up us was we what when where which who why will with without you your`,
};

const tables: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(words.de.split(/\s+/)),
  en: new Set(words.en.split(/\s+/)),
};

/** True for a folded word that says nothing about what is looked for. */
export function isStopWord(word: string, language: Language): boolean {
  return tables[language].has(word);
}
