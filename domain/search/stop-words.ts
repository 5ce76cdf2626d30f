import type { Language } from '@/domain/language/detect-language';

const words: Readonly<Record<Language, string>> = {
  de: `aber als am an auch auf aus bei bin bis da damit dann das dass dem den der des die diese diesem diesen dieser dieses
    doch dort durch ein eine einem einen einer es etwas fuer gegen hat haben hier hinter ich ihr im in ist ja jede jeden
    jeder jedes kann kein keine man mehr mein meine mich mir mit nach neben nicht nichts noch nur oder ohne sehr seit sich
    sie sind so sondern ueber um und uns unter vom von vor waehrend wann war was wegen weil wenn wer werden wie wieder wir
    wird wo zu zum zur zwischen`,
  en: `a about after an and are as at be before between by can do does each for from has have how i if in into is it its me
    more my no not of on or our over so some than that the their them then there these they this those through to too under
    until up us was we what when where which while who why will with without you your`,
};

const tables: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(words.de.split(/\s+/)),
  en: new Set(words.en.split(/\s+/)),
};

/** True for a folded word that names nothing in either language: no compound is a kind of it. */
export function namesNothing(word: string): boolean {
  return tables.de.has(word) || tables.en.has(word);
}

/** True for a folded word that says nothing about what is looked for. */
export function isStopWord(word: string, language: Language): boolean {
  return tables[language].has(word);
}
