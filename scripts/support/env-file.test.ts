import { expect, it } from 'vitest';
import { envFileProblem } from './env-file.mjs';

const notUtf8 = '.env is not written in UTF-8: save it as UTF-8.';
const twice = '.env names PORT twice, with different values: keep one of them.';

it.each([
  ['nothing', '', null],
  ['settings', 'PORT=3001\nSITE_URL=https://rad.example\n', null],
  ['a mark of UTF-8 and line ends of Windows', '\uFEFFPORT=3001\r\nA=ü\r\n', null],
  ['one of them commented out', '# PORT=3000\nPORT=3001\n', null],
  ['the same value twice', 'PORT=3001\nPORT=3001\n', null],
  ['a value of several lines', 'KEY="a\nPORT=1\n"\nPORT=2\n', null],
  ['two values', 'PORT=3000\nA=1\nPORT=3001\n', twice],
  ['two values, one exported', 'export PORT=3000\r\nPORT = 3001', twice],
  ['UTF-16', Buffer.from('\uFEFFPORT=3001\n', 'utf16le'), notUtf8],
  ['UTF-16 without its mark', Buffer.from('PORT=3001\n', 'utf16le'), notUtf8],
  ['Windows-1252', Buffer.from('MAIL_FROM=Müller <a@b.de>\n', 'latin1'), notUtf8],
])('a file with %s', (_, content, problem) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  expect(envFileProblem('.env', bytes)).toBe(problem);
});
