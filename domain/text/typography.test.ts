import { describe, expect, it } from 'vitest';
import { addNonBreakingSpaces, addSoftHyphens } from './typography';

describe('non-breaking spaces', () => {
  it.each([
    ['1.298 mm lang, 80 N bei 40 Hz', '1.298~mm lang, 80~N bei 40~Hz'],
    ['13,4 kg (11 Gänge)', '13,4~kg (11 Gänge)'],
    ['bis 25 km/h, 30 %.', 'bis 25~km/h, 30~%.'],
    ['{km, number} km und {max} cm', '{km, number}~km und {max}~cm'],
    ['{count, plural, other {# km}}', '{count, plural, other {#~km}}'],
    ['6 Prozent, 6 per cent', '6~Prozent, 6~per cent'],
    ['In 5 m Höhe, 5 mal', 'In 5~m Höhe, 5 mal'],
    ['2 Meter, 3 Wochen, 4 große', '2 Meter, 3 Wochen, 4 große'],
    ['um 18 Uhr, z. B. im Mai, d. h. bald', 'um 18~Uhr, z.~B. im Mai, d.~h. bald'],
    ['§ 5, §§ 312 f., Art. 6 Abs. 1 Nr. 2', '§~5, §§~312 f., Art.~6 Abs.~1 Nr.~2'],
    ['Plan B. Dann, Kapitel § eins, No. 7', 'Plan B. Dann, Kapitel § eins, No.~7'],
    ['', ''],
  ])('%s', (text, firm) => {
    expect(addNonBreakingSpaces(text).replaceAll('\u00a0', '~')).toBe(firm);
    expect(addNonBreakingSpaces(addNonBreakingSpaces(text))).toBe(addNonBreakingSpaces(text));
  });
});

describe('soft hyphens', () => {
  it.each([
    ['Gesetzliches Gewährleistungsrecht', 'Gesetzliches Gewährleistungs|recht'],
    ['Datenschutzerklärung', 'Datenschutz|erklärung'],
    ['Widerrufsbelehrung', 'Widerrufs|belehrung'],
    ['Versand und Zahlung', 'Versand und Zahlung'],
    ['Leitungsende', 'Leitungsende'],
    ['Legal guarantee of conformity', 'Legal guarantee of conformity'],
  ])('%s', (text, expected) => {
    expect(addSoftHyphens(text).replaceAll('\u00ad', '|')).toBe(expected);
  });
});
