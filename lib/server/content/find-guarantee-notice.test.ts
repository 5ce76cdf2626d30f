import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findGuaranteeNotice } from './find-guarantee-notice';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
  mkdirSync(join(folder, 'legal'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeNotice = (name: string) =>
  writeFileSync(join(folder, 'legal', name), 'the official file');

it('returns the file in the language of the page, or null', () => {
  expect(findGuaranteeNotice('de', folder)).toBeNull();
  writeNotice('legal-guarantee-notice.de.png');
  expect(findGuaranteeNotice('de', folder)).toBe('/legal/legal-guarantee-notice.de.png');
  expect(findGuaranteeNotice('en', folder)).toBeNull();
  writeNotice('legal-guarantee-notice.de.svg');
  expect(findGuaranteeNotice('de', folder)).toBe('/legal/legal-guarantee-notice.de.svg');
});
