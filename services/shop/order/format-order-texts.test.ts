import { describe, expect, it } from 'vitest';
import { formatPersParam } from '@/domain/basket/pers-param';
import { buildGroupUuid } from '@/domain/configurator/line-group';
import {
  formatConfigurationCode,
  normalizeConfigurationCode,
} from '@/domain/configurator/configuration-code';
import { formatConfigurationNote } from './format-order-texts';

const sku = 'LU11.25.H.M.GR';
const code = formatConfigurationCode({ sku, parts: [46] }) ?? '';
const uuid = buildGroupUuid(normalizeConfigurationCode(code) ?? '', 1);
const persParam = formatPersParam({ uuid, comment: 'Lenker höher', date: '' })[0] ?? '';

const bike = { sku, persParam, title: 'Ludwig' };
const bell = { sku: 'ZB.CHA.80.TG', persParam, title: 'Klingel Charlottenburg' };
const alone = { ...bell, persParam: '' };

describe('documents for a configured bicycle', () => {
  it.each([
    ['the bicycle', bike, [bike, bell], `Konfiguration ${code}`, `configuration ${code}`],
    [
      ...(['a part', bell, [bike, bell]] as const),
      `montiert an Ludwig, Konfiguration ${code}`,
      `mounted to Ludwig, configuration ${code}`,
    ],
    ['a part without its bicycle', bell, [bell], `Konfiguration ${code}`, `configuration ${code}`],
    ['a single item', alone, [bike, bell, alone], '', ''],
  ])('contain the configuration of %s', (_, item, items, german, english) => {
    expect(formatConfigurationNote(item, items, 'de')).toBe(german);
    expect(formatConfigurationNote(item, items, 'en')).toBe(english);
  });
});
