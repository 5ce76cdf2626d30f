import { describe, expect, it } from 'vitest';
import { serialisePersParam } from '@/domain/basket/pers-param';
import { groupUuid } from '@/domain/configuration/line-group';
import { configurationCode, plainConfigurationCode } from '@/domain/configuration/short-code';
import { configurationNote } from './configuration-note';

const sku = 'LU11.25.H.M.GR';
const code = configurationCode({ sku, parts: [46] }) ?? '';
const uuid = groupUuid(plainConfigurationCode(code) ?? '', 1);
const persParam = serialisePersParam({ uuid, comment: 'Lenker höher', date: '' })[0] ?? '';

const bike = { sku, persParam, title: 'Ludwig' };
const bell = { sku: 'ZB.CHA.80.TG', persParam, title: 'Klingel Charlottenburg' };
const alone = { ...bell, persParam: '' };

describe('what papers say of a configured bicycle', () => {
  it.each([
    ['the bicycle', bike, [bike, bell], `Konfiguration ${code}`, `configuration ${code}`],
    [
      ...(['a part', bell, [bike, bell]] as const),
      `montiert an Ludwig, Konfiguration ${code}`,
      `mounted to Ludwig, configuration ${code}`,
    ],
    ['a part without it', bell, [bell], `Konfiguration ${code}`, `configuration ${code}`],
    ['a line of its own', alone, [bike, bell, alone], '', ''],
  ])('of %s', (_, item, items, german, english) => {
    expect(configurationNote(item, items, 'de')).toBe(german);
    expect(configurationNote(item, items, 'en')).toBe(english);
  });
});
