import type { Language } from '../language/detect-language';

/** What texts repeat and the shop knows better; null where it could not be asked. */
export interface KnownFacts {
  readonly dealers: number | null;
  readonly models: number | null;
  readonly motorModels: number | null;
  /** Days in which the house takes back what was bought. */
  readonly returnDays: number | null;
}

type Fact = keyof KnownFacts;

/** How a text tells each: the number stands in the first group. */
const tellings: Readonly<Record<Language, Readonly<Record<Fact, RegExp>>>> = {
  de: {
    dealers: /\b(\d{2,4}) (?:\[?)(?:Fachhändler|Händler|Fachbetriebe|Betriebe)/g,
    models: /\b(\d{1,3}) Modellen?\b/g,
    motorModels: /\b(\d{1,3}) (?:davon )?mit Motor\b/g,
    returnDays: /\bbis zum (\d{1,3})\. Tag\b/g,
  },
  en: {
    dealers: /\b(\d{2,4}) \[?(?:bicycle |specialist )?dealers\b/g,
    models: /\b(\d{1,3}) models\b/g,
    motorModels: /\b(\d{1,3}) (?:of them )?with a motor\b/g,
    returnDays: /\buntil day (\d{1,3})\b/g,
  },
};

/** Each place where a text tells a number other than the shop knows, as it is written there. */
export function wrongFacts(text: string, language: Language, known: KnownFacts): string[] {
  return (Object.keys(known) as Fact[]).flatMap((fact) => {
    const right = known[fact];
    if (right === null) return [];
    return [...text.matchAll(tellings[language][fact])].flatMap(([told, number]) =>
      Number(number) === right ? [] : [`${told} (${right})`],
    );
  });
}
