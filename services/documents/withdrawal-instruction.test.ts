import { describe, expect, it } from 'vitest';
import { pageFileSchema } from '../demo-data/page-schemas';
import { loadYaml } from '../demo-data/load-yaml';

/**
 * Annex 1 and 2 to Art. 246a § 1 (2) EGBGB, as in force since 19 June 2026 (in English Annex I to Directive
 * 2011/83/EU). Bikes are collected by the shop, so their refund must not wait for their return (§ 357 (4) sentence 2
 * BGB, note [4]). Note [5a] requires its first sentence for bikes, and its second one with the address for everything
 * else.
 */
const models = {
  de: {
    effects: '## Folgen des Widerrufs',
    bicycles: '### Für Fahrräder',
    others: '### Für Zubehör und alle anderen Waren',
    all: '### Für alle Waren',
    form: '# Muster-Widerrufsformular',
    collected: 'Wir holen die Waren ab. Wir tragen die Kosten der Rücksendung der Waren.',
    retention:
      'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
    sendBack:
      'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns (Lautlos Fahrradbau GmbH, Reinbeckstraße 12, 12459 Berlin) zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren.',
    value:
      'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
    period: [
      'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.',
      'ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
    ],
    formStart:
      '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  },
  en: {
    effects: '## Effects of withdrawal',
    bicycles: '### For bicycles',
    others: '### For accessories and all other goods',
    all: '### For all goods',
    form: '# Model withdrawal form',
    collected: 'We will collect the goods. We will bear the cost of returning the goods.',
    retention:
      'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
    sendBack:
      'You shall send back the goods or hand them over to us (Lautlos Fahrradbau GmbH, Reinbeckstraße 12, 12459 Berlin, Germany), without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. We will bear the cost of returning the goods.',
    value:
      'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
    period: [
      'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.',
      'physical possession of the last good.',
    ],
    formStart: '(Complete and return this form only if you wish to withdraw from the contract.)',
  },
} as const;

describe.each(['de', 'en'] as const)('withdrawal instruction (%s)', (language) => {
  const model = models[language];
  const { content } = loadYaml('demo', `content/pages/${language}/withdrawal.yaml`, pageFileSchema);
  const text = content.pageZone
    .map((block) => (block.component === 'rich-text' ? block.markdown : ''))
    .join('\n');
  /** Returns the text between two lines. */
  const between = (from: string, to: string) => {
    const start = text.indexOf(`${from}\n`);
    const end = text.indexOf(`${to}\n`, start);
    expect([from, start >= 0, to, end >= 0]).toEqual([from, true, to, true]);
    return text.slice(start + from.length, end);
  };

  it('offers collection of bicycles without withholding a refund', () => {
    expect(between(model.bicycles, model.others).trim()).toBe(model.collected);
    expect(text.split(model.retention)).toHaveLength(2);
  });

  it('requires other goods to be sent back to an address, with the right to withhold the refund', () => {
    const others = between(model.others, model.all);
    expect(others).toContain(model.retention);
    expect(others).toContain(model.sendBack);
    expect(text).toContain(model.value);
  });

  it('starts the withdrawal period like the model text', () => {
    for (const sentence of model.period) expect(text).toContain(sentence);
  });

  it('contains the model form with its own introduction', () => {
    const form = text.slice(text.indexOf(`${model.form}\n`) + model.form.length).trim();
    expect(form.startsWith(model.formStart)).toBe(true);
  });
});
